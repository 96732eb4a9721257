import postcss, { type Declaration, type Rule } from 'postcss';

const { list } = postcss;

/** Shorthands of the four sides of a box. */
const fourSided = /^(margin|padding|inset|border-(width|style|color)|scroll-(margin|padding))$/;

/**
 * The declarations of a sheet that name left or right, or treat them differently: they stay where they are when the
 * layout is mirrored. A movement is fine if the same sheet has another one for `:dir(rtl)`.
 */
export function physicalDeclarations(css: string): string[] {
  const root = postcss.parse(css);
  const mirrored = new Set<string>();
  root.walkRules(/:dir\(rtl\)|\[dir='rtl'\]/, (rule) => {
    rule.walkDecls(({ prop }) => void mirrored.add(prop));
  });
  const found: string[] = [];
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (!isPhysical(declaration) || (mirrored.has(prop) && /^(translate|transform)$/.test(prop))) return;
    found.push(`${(declaration.parent as Rule).selector} { ${prop}: ${value} }`);
  });
  return found;
}

function isPhysical({ prop, value }: Declaration): boolean {
  const words = value.replaceAll(/'[^']*'|"[^"]*"|url\([^)]*\)/g, '""');
  if (/(^|-)(left|right)(-|$)/.test(prop) || /(?<![\w-])(left|right)(?![\w-])/.test(words)) return true;
  if (/gradient\(\s*-?(?!0deg|180deg)[\d.]+(deg|turn)/.test(words)) return true;
  if (prop === 'box-shadow') return list.comma(words).some(isBeside);
  const values = list.space(words);
  if (fourSided.test(prop)) return values.length === 4 && values[1] !== values[3];
  if (prop === 'border-radius') return !isEvenlyRounded(values);
  if (prop === 'translate') return values[0] !== '0' && values[0] !== 'none';
  return prop === 'transform' && /translate(X|3d)?\(\s*(?!0)/.test(words);
}

/** A shadow that falls to one side. */
function isBeside(shadow: string): boolean {
  const lengths = list.space(shadow).filter((part) => /^-?[\d.]+(px|em|%)?$/.test(part));
  return lengths.length > 1 && lengths[0] !== '0';
}

function isEvenlyRounded([
  topLeft,
  topRight = topLeft,
  bottomRight = topLeft,
  bottomLeft = topRight,
]: string[]) {
  return topLeft === topRight && bottomRight === bottomLeft;
}
