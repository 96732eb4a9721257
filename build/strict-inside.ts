import type { Options } from 'tsup';

type Plugin = NonNullable<Options['plugins']>[number];

/**
 * Moves `"use strict"` into the function that wraps the bundle. At the top it would also apply to scripts that an
 * optimiser appends.
 */
export function strictInside(): Plugin {
  return {
    name: 'strict-inside',
    renderChunk(code) {
      const moved = code.replace(/^"use strict";\(\(\)=>\{/, '(()=>{"use strict";');
      if (moved === code) throw new Error('The single file begins differently than strict-inside.ts expects');
      return { code: moved };
    },
  };
}
