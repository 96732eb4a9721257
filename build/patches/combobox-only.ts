import { parseAsync, type types } from '@babel/core';
import { changeFiles } from './patch.ts';

const files = /[\\/]downshift[\\/]dist[\\/]downshift\.esm\.mjs$/;

/** Statements at the top of the file that keep a bundler from dropping the library's other hooks. */
const otherHooks = /^(useSelect|useMultipleSelection|_useTagGroup)\.stateChangeTypes = /;
/** What only development builds read. */
const propTypes = /^var (dropdownPropTypes|propTypes)(\$\d)? = /;
const propTypesLibrary = /^import PropTypes from 'prop-types'/;

/**
 * Leaves of downshift what `useCombobox` needs. Its other hooks cannot be dropped because each has a property set, and
 * the descriptions of properties because every hook hands them to a function that is empty in production.
 *
 * Without this patch, test/budgets.test.ts fails; test/unit/build/patches.test.ts shows what it removes.
 */
export const comboboxOnly = changeFiles('combobox-only', {
  files,
  change: withoutTheRest,
  library: { name: 'downshift', version: '9.5.0' },
});

/** Throws if a statement is not there, as in another version than the one that the patch was made for. */
async function withoutTheRest(code: string): Promise<string> {
  const tree = await parseAsync(code, { babelrc: false, configFile: false, sourceType: 'module' });
  const found = { hooks: 0, types: 0, library: 0 };
  const change = ({ start, end }: types.Statement) => {
    const text = code.slice(start ?? 0, end ?? 0);
    if (propTypesLibrary.test(text)) found.library += 1;
    else if (otherHooks.test(text)) found.hooks += 1;
    else if (propTypes.test(text)) {
      found.types += 1;
      return `${propTypes.exec(text)?.[0] ?? ''}{};`;
    } else return text;
    return '';
  };
  const changed = tree?.program.body.map(change).join('\n');
  if (changed === undefined || found.hooks !== 3 || found.types !== 6 || found.library !== 1)
    throw new Error(`combobox-only: found ${JSON.stringify(found)}`);
  // The rest of React comes by its names.
  return changed.replaceAll('= _extends({}, React);', '= React;');
}
