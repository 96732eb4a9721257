import type { PluginObject } from '@babel/core';
import babel from '@rolldown/plugin-babel';
import type { PluginOption, Rolldown } from 'vite';
import { standIns } from './plugins.ts';

/** Protects built code, including libraries in any version, from what scripts of a page have replaced or added. */
export function hostPages(): PluginOption[] {
  const replacesReduce = {
    preset: () => ({ plugins: [reduceStandIn] }),
    rolldown: { filter: { code: '.reduce(' } },
  };
  return [
    babel({ include: /node_modules/, exclude: [], presets: [replacesReduce] }),
    {
      name: 'host-pages',
      config: () => ({ build: { rolldownOptions: { transform: { inject } } } }),
      renderChunk: (code) => ({ code: withAwait(withOwnExports(code)), map: null }),
    },
  ];
}

/**
 * Prototype.js replaces `Array.from` by a function that makes an empty list of a set, on pages of Magento
 * (https://github.com/magento/magento2/pull/38911), OpenMage (https://github.com/OpenMage/magento-lts/pull/3460) and
 * XWiki (https://github.com/xwiki/xwiki-platform/pull/1932).
 */
const inject = { 'Array.from': [standIns, 'arrayFrom'], ownReduce: [standIns, 'ownReduce'] } satisfies Record<
  string,
  [string, string]
>;

/**
 * Older versions of it give all arrays a `reduce` that returns the array, and ESLint forbids it in our own code. That
 * broke webpack's code on many pages with Ruffle: https://github.com/ruffle-rs/ruffle/pull/2051.
 */
const reduceStandIn = (): PluginObject => ({
  visitor: {
    CallExpression({ node }) {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.computed || callee.object.type === 'Super') return;
      if (callee.property.type !== 'Identifier' || callee.property.name !== 'reduce') return;
      node.arguments.unshift(callee.object);
      node.callee = { type: 'Identifier', name: 'ownReduce' };
    },
  },
});

/**
 * The bundler lists the exports of a module with `for … in`, which includes what a page has put into every object, such as
 * `toJSONString` of json.js (https://github.com/douglascrockford/JSON-js/issues/10): nothing would load there.
 */
function withOwnExports(code: string): string {
  return code.replace('for (var name in all)', 'for (var name of Object.keys(all))');
}

/**
 * If several modules share a chunk, the bundler extracts a module with `then`, which a page may have wrapped with code that
 * fails on the module object; `await` does not call it.
 */
function withAwait(code: string): string {
  return code.replace(
    /\bimport\(([^()]+)\)\.then\(\((\w+)\) => \2\.(\w+)\)/g,
    '(async () => (await import($1)).$3)()',
  );
}

/**
 * If scripts of a page have added a `value` or a `get` to every object, the bundler's own first lines throw, before our code
 * could report why. For the beginning of a script in one file.
 */
export const objectsCheck = `try{Object.defineProperty({},"a",{get:Object})}catch{console.error("[booking-elements] Scripts of this page have added properties to Object.prototype that keep this script from running: "+Object.getOwnPropertyNames(Object.prototype).join(", "))}`;

/**
 * Lets Chromium compile all functions of a script on another thread while it downloads, instead of each on the main
 * thread when it is first called, which took a third of the time until a form was usable. Not worth it for small
 * scripts.
 */
export function compiledAhead({ modules }: Rolldown.RenderedChunk): string {
  const length = Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);
  return length > 40_000 ? '//# allFunctionsCalledOnLoad' : '';
}
