/** The rules of a style sheet that concern markup with these classes. */
export function rulesFor(css: string, classes: ReadonlySet<string>): string {
  return blocksOf(css)
    .map(([head, body]) => {
      if (/^@(media|container|supports)\b/.test(head)) return block(head, rulesFor(body, classes));
      if (head.startsWith('@')) return block(head, body);
      const selectors = parted(head).filter((selector) => concerns(selector, classes));
      return selectors.length > 0 ? block(selectors.join(), body) : '';
    })
    .join('');
}

const block = (head: string, body: string) => (body === '' ? '' : `${head}{${body}}`);

/** Whatever is in parentheses may also exclude, or be one of several. */
function concerns(selector: string, classes: ReadonlySet<string>): boolean {
  const names = outside(selector).match(/(?<=\.)[\w-]+/g) ?? [];
  return names.every((name) => classes.has(name));
}

function outside(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, '');
  return shorter === selector ? selector : outside(shorter);
}

/** The outermost blocks: what is before the brace, and what is inside. */
function blocksOf(css: string): [head: string, body: string][] {
  const blocks: [string, string][] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    if (brace === '{' && depth++ === 0) open = index;
    if (brace === '}' && --depth === 0) {
      blocks.push([css.slice(start, open).trim(), css.slice(open + 1, index).trim()]);
      start = index + 1;
    }
  }
  return blocks;
}

/** The selectors of a list, without dividing what is in parentheses. */
function parted(list: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (const piece of list.split(',')) {
    part = part === '' ? piece : `${part},${piece}`;
    if (part.split('(').length > part.split(')').length) continue;
    parts.push(part.trim());
    part = '';
  }
  return parts;
}
