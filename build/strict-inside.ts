import type { Options } from 'tsup';

type Plugin = NonNullable<Options['plugins']>[number];

/**
 * Where scripts of a page have put a `value` or a `get` into every object, the bundler's own first lines throw, before
 * anything of ours could say why.
 */
const objectsCheck = `try{Object.defineProperty({},"a",{get:Object})}catch{console.error("[booking-elements] Scripts of this page have put into every object what no script can do with: "+Object.getOwnPropertyNames(Object.prototype).join(", "))}`;

/**
 * Moves `"use strict"` into the function that wraps the bundle. At the top it would also apply to scripts that an
 * optimiser appends. A check that must come first follows it.
 */
export function strictInside(): Plugin {
  return {
    name: 'strict-inside',
    renderChunk(code) {
      const moved = code.replace(/^"use strict";\(\(\)=>\{/, `(()=>{"use strict";${objectsCheck};`);
      if (moved === code) throw new Error('The single file begins differently than strict-inside.ts expects');
      return { code: moved };
    },
  };
}
