import type { Plugin } from 'vite';
import * as nameLists from '../src/options/name-lists.ts';

/**
 * Replaces the code that reads the names of attributes from their tables with the names, which is all that the loader
 * needs.
 */
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
