import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Minifies each chunk with Terser before the bundler's own minifier does: together they save visitors about 1 % after
 * compression (`npm run test:budgets` shows it). Functions are inlined at their only call everywhere but in the
 * chunk that holds React: its functions are long, and code compresses better next to similar code.
 *
 * Functions without `this` become arrows and methods, which cannot be called with `new`: what needed that fails at once,
 * and no library here does. `pure_getters` would save as much again, but drop property reads that valtio makes for their
 * effect alone.
 */
export function terserPass(): Plugin {
  return {
    name: 'terser-pass',
    renderChunk: async (code, chunk) => {
      const minified = await minify(code, {
        module: true,
        ecma: 2020,
        compress: {
          passes: 2,
          // eslint-disable-next-line @typescript-eslint/no-unsafe-enum-assignment -- Terser declares its enum, but does not export it
          inline: 1,
          reduce_funcs: chunk.name !== 'libraries',
          unsafe_arrows: true,
          unsafe_methods: true,
        },
      });
      return minified.code === undefined ? null : { code: minified.code, map: null };
    },
  };
}
