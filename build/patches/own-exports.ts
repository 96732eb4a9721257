import { checkVersion, type Patch } from './patch.ts';

/**
 * How bundlers list the exports of a module: with `for … in`, which includes what a host page added to every object.
 */
const listing =
  /for\s*\((?:var|let|const) ([\w$]+) in ([\w$]+)\)(\s*\{?\s*[\w$]+\([\w$]+,\s*\1,\s*\{\s*get:\s*\2\[\1\],\s*enumerable:\s*(?:true|!0),?\s*\}\))/g;

const check = () => {
  checkVersion('own-exports', 'rolldown', '1.2.19');
  checkVersion('own-exports', 'esbuild', '0.28.2');
};

/**
 * Makes modules export only their own properties. On pages whose scripts extend `Object.prototype`, no module that is
 * imported as a whole would load otherwise, because the bundlers' helper lists exports with `for … in`.
 *
 * Without this patch, test/e2e/hostile-pages.spec.ts fails; test/unit/build/patches.test.ts shows why in brief.
 */
export const ownExports: Patch = {
  name: 'own-exports',
  check,
  vite: {
    name: 'own-exports',
    apply: 'build',
    buildStart: check,
    renderChunk: (code) => ({ code: withOwnExports(code), map: null }),
  },
  esbuild: {
    name: 'own-exports',
    setup: (build) => {
      build.onStart(check);
      build.onEnd(({ outputFiles = [] }) => {
        for (const output of outputFiles)
          if (output.path.endsWith('.js'))
            output.contents = new TextEncoder().encode(withOwnExports(output.text));
      });
    },
  },
};

function withOwnExports(code: string): string {
  return code.replace(listing, 'for (var $1 of Object.keys($2))$3');
}
