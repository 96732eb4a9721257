import type { Plugin } from 'vite';
import * as nameLists from '../src/options/name-lists.ts';

/** Puts the names of the attributes in the place of the code that takes them from their table: the loader needs no more. */
export function computedNameLists(): Plugin {
  return {
    name: 'computed-name-lists',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('/src/options/name-lists.ts')
        ? Object.entries(nameLists)
            .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`)
            .join('\n')
        : undefined,
  };
}
