import { parseAsync, type types } from '@babel/core';
import { changeFiles } from './patch.ts';

const files = /[\\/]downshift[\\/]dist[\\/]downshift\.esm\.mjs$/;

/** How statements at the top of the file begin, what stands there instead, and how many there are. */
const changes: readonly [begins: RegExp, instead: string, count: number][] = [
  // They keep a bundler from dropping the library's other hooks.
  [/^(useSelect|useMultipleSelection|_useTagGroup)\.stateChangeTypes = /, '', 3],
  // What only development builds read, although every hook hands it on.
  [/^import PropTypes /, '', 1],
  [/^(var (dropdownPropTypes|propTypes)(\$\d)? = )/, '$1{};', 6],
  // The list scrolls by itself.
  [/^import \{ compute \} /, '', 1],
  [/^function scrollIntoView\(/, 'function scrollIntoView() {}', 1],
  // All of React, of which only one name is used.
  [/^(var SafeReact(\$1)? = )_extends\(\{\}, React\)/, '$1React;', 2],
];

/**
 * Leaves of downshift what our combobox needs: its other hooks and the checks of properties cannot be dropped by a
 * bundler, and it brings a library to scroll the list.
 *
 * Without this patch, test/budgets.test.ts fails; test/unit/build/patches.test.ts shows what it removes.
 */
export const comboboxOnly = changeFiles('combobox-only', {
  files,
  change: withoutTheRest,
  library: { name: 'downshift', version: '9.5.0' },
});

/** Throws if the statements are not those of the version that the patch was made for. */
async function withoutTheRest(code: string): Promise<string> {
  const tree = await parseAsync(code, { babelrc: false, configFile: false, sourceType: 'module' });
  const made = changes.map(() => 0);
  const changed = ({ start, end }: types.Statement) => {
    const text = code.slice(start ?? 0, end ?? 0);
    const index = changes.findIndex(([begins]) => begins.test(text));
    const [begins, instead] = changes[index] ?? [];
    if (!begins || instead === undefined) return text;
    made[index] = (made[index] ?? 0) + 1;
    return begins.exec(text)?.[0].replace(begins, instead);
  };
  const statements = tree?.program.body.map(changed);
  if (changes.some(([, , count], index) => made[index] !== count))
    throw new Error(`combobox-only: made ${made.join(', ')} changes`);
  return statements?.join('\n') ?? code;
}
