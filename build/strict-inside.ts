import type { Options } from 'tsup';

type Plugin = NonNullable<Options['plugins']>[number];

/**
 * Takes `"use strict"` into the function that holds the single file. At the top it would make the scripts strict that an
 * optimiser joins behind it.
 */
export function strictInside(): Plugin {
  return {
    name: 'strict-inside',
    renderChunk(code) {
      const moved = code.replace(/^"use strict";\(\(\)=>\{/, '(()=>{"use strict";');
      if (moved === code)
        throw new Error('The single file does not begin as it did: look at strict-inside.ts');
      return { code: moved };
    },
  };
}
