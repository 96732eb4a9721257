import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { views } from './code-splitting.ts';

/**
 * Lets each view import all chunks that its chunks import, so that a browser requests them together as soon as it has
 * read the view, which is small, instead of one level after another.
 */
export function flatImports(): Plugin {
  return {
    name: 'flat-imports',
    renderChunk(code, { name, imports }, _, { chunks }) {
      if (!Object.hasOwn(views, name)) return null;
      const needed = new Set(imports);
      for (const file of needed) chunks[file]?.imports.forEach((imported) => needed.add(imported));
      const further = [...needed].filter((file) => !imports.includes(file));
      return {
        code: [code, ...further.map((file) => `import './${basename(file)}';`)].join('\n'),
        map: null,
      };
    },
  };
}
