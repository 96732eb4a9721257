import { parseAsync, traverse, type NodePath } from '@babel/core';
import { changeFiles } from './patch.ts';
import {
  unusedExports,
  unusedFunctions,
  unusedTags,
  unusedTypes,
  unusedVariables,
} from './unused-react-names.ts';

const files = /[\\/]react(-dom)?[\\/]cjs[\\/]react(-dom(-client)?)?\.production\.js$/;

/**
 * Drops from React what the elements never use, which is a quarter of it: hydration, view transitions, references to
 * fragments, form actions, `<link>` and `<script>` as resources, lists of boundaries, portals, component stacks, some
 * hooks, and what older browsers need. It also keeps React from navigating the host page while a transition is pending.
 * What uses any of it fails in the tests: they run the built files.
 */
export const unusedReact = changeFiles('unused-react', {
  files,
  change: withoutUnused,
  library: { name: 'react-dom', version: '19.3.1' },
});

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Throws if a function has another name than in the version that the patch was made for. */
async function withoutUnused(code: string): Promise<string> {
  const tree = await parseAsync(code, { babelrc: false, configFile: false, sourceType: 'script' });
  if (!tree) throw new Error('unused-react: the file cannot be read');
  const edits: Edit[] = [];
  const replace = ({ start, end }: { start?: number | null; end?: number | null }, text: string) => {
    if (typeof start === 'number' && typeof end === 'number') edits.push({ start, end, text });
  };
  const missing = new Set(code.includes('exports.createRoot') ? Object.keys(unusedFunctions) : []);
  traverse(tree, {
    FunctionDeclaration(path) {
      const { id, body } = path.node;
      if (!id || !Object.hasOwn(unusedFunctions, id.name) || !path.parentPath.isProgram()) return;
      missing.delete(id.name);
      replace(body, `{ return ${unusedFunctions[id.name]}; }`);
      path.skip();
    },
    AssignmentExpression(path) {
      const { left, right } = path.node;
      const target = code.slice(left.start ?? 0, left.end ?? 0);
      const [owner = ''] = target.split('.');
      const isUnused =
        unusedExports.includes(target) ||
        (target.includes('.prototype.') && Object.hasOwn(unusedFunctions, owner));
      if (isUnused && path.parentPath.isExpressionStatement()) {
        replace(path.node, 'void 0');
        path.skip();
      } else if (left.type === 'Identifier' && Object.hasOwn(unusedVariables, left.name)) {
        replace({ start: left.start, end: right.start }, '');
      }
    },
    Identifier(path) {
      if (Object.hasOwn(unusedVariables, path.node.name) && path.isReferencedIdentifier())
        replace(path.node, String(unusedVariables[path.node.name]));
    },
    SwitchCase(path) {
      if (isUnusedCase(path)) replace(path.node, declarations(path));
    },
  });
  if (missing.size > 0) throw new Error(`unused-react: React has no ${[...missing].join(', ')}`);
  return applied(code, edits);
}

/** Whether it is a case of a tag or type that nothing has, and whether the case before does not fall through into it. */
function isUnusedCase(path: NodePath): boolean {
  if (path.node.type !== 'SwitchCase' || path.parent.type !== 'SwitchStatement') return false;
  const { discriminant, cases } = path.parent;
  const { test } = path.node;
  const property = discriminant.type === 'MemberExpression' ? discriminant.property : undefined;
  if (property?.type !== 'Identifier') return false;
  const before = cases[cases.indexOf(path.node) - 1];
  const last = before?.consequent.at(-1)?.type;
  const isEntered = before !== undefined && !/^(Break|Return|Continue|Throw)Statement$/.test(last ?? '');
  const isUnused =
    (property.name === 'tag' && test?.type === 'NumericLiteral' && unusedTags.includes(test.value)) ||
    (property.name === '$$typeof' && test?.type === 'Identifier' && unusedTypes.includes(test.name));
  return isUnused && !isEntered;
}

/** The variables that a case declares, which others may use: they belong to the whole function. */
function declarations(path: NodePath): string {
  const names = new Set<string>();
  path.traverse({
    Function: (inner) => inner.skip(),
    VariableDeclarator({ node: { id } }) {
      if (id.type === 'Identifier') names.add(id.name);
    },
  });
  return names.size > 0 ? `case NaN: var ${[...names].join(', ')};` : '';
}

/** Edits inside of others are dropped with them. */
function applied(code: string, edits: Edit[]): string {
  let [changed, at] = ['', 0];
  for (const { start, end, text } of edits.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue;
    changed += code.slice(at, start) + text;
    at = end;
  }
  return changed + code.slice(at);
}
