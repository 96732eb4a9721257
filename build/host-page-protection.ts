import { fileURLToPath } from 'node:url';
import type { PluginObject } from '@babel/core';
import babel from '@rolldown/plugin-babel';
import type { PluginOption } from 'vite';

/** The file of the functions to use where host pages may have replaced the browser's. */
export const standIns = fileURLToPath(new URL('../src/platform/natives/stand-ins.ts', import.meta.url));

/**
 * Protects built code, including libraries in any version, from what scripts of host pages have replaced or added. `mode`
 * names the build.
 */
export function hostPageProtection(mode: string): PluginOption[] {
  const applied = new Set<Replacement>();
  const libraryReduce = {
    preset: () => ({ plugins: [() => replaceReduce(applied)] }),
    rolldown: { filter: { code: '.reduce(' } },
  };
  return [
    babel({ include: /node_modules/, exclude: [], presets: [libraryReduce] }),
    {
      name: 'host-page-protection',
      config: () => ({ build: { rolldownOptions: { transform: { inject } } } }),
      renderChunk: (code) => ({ code: patchOutput(code, applied), map: null }),
      generateBundle() {
        const missing = (requiredReplacements[mode] ?? []).filter((name) => !applied.has(name));
        if (missing.length > 0)
          this.error(`Nothing matched in build/host-page-protection.ts: ${missing.join(', ')}`);
      },
    },
  ];
}

type Replacement = 'Array.from' | 'reduce' | 'exports' | 'imports';

/**
 * The replacements that a build must contain; builds that are not listed need none. A build fails if one of them matches nothing,
 * as may happen after an upgrade of the bundler.
 */
const requiredReplacements: Partial<Record<string, readonly Replacement[]>> = {
  views: ['Array.from', 'reduce', 'exports', 'imports'],
  page: ['Array.from', 'reduce', 'exports', 'imports'],
  bundle: ['Array.from', 'reduce', 'exports'],
};

/**
 * Prototype.js replaces `Array.from` with a function that returns an empty list for a set, on pages of Magento
 * (https://github.com/magento/magento2/pull/38911), OpenMage (https://github.com/OpenMage/magento-lts/pull/3460) and
 * XWiki (https://github.com/xwiki/xwiki-platform/pull/1932).
 */
const inject = {
  'Array.from': [standIns, 'arrayFrom'],
  arrayReduce: [standIns, 'arrayReduce'],
} satisfies Record<string, [string, string]>;

/**
 * Older versions of Prototype.js give all arrays a `reduce` that returns the array, which broke webpack's code on many pages
 * with Ruffle: https://github.com/ruffle-rs/ruffle/pull/2051. Our own code uses none: the linter forbids it.
 */
const replaceReduce = (applied: Set<Replacement>): PluginObject => ({
  visitor: {
    CallExpression({ node }) {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.computed || callee.object.type === 'Super') return;
      if (callee.property.type !== 'Identifier' || callee.property.name !== 'reduce') return;
      node.arguments.unshift(callee.object);
      node.callee = { type: 'Identifier', name: 'arrayReduce' };
      applied.add('reduce');
    },
  },
});

/** Applies the patches to a built chunk, and notes which replacements it contains. */
function patchOutput(code: string, applied: Set<Replacement>): string {
  // The bundler has made this replacement already, according to `inject`.
  if (/\barrayFrom\(/.test(code)) applied.add('Array.from');
  let result = code;
  for (const { name, pattern, replacement } of patches) {
    const patched = result.replace(pattern, replacement);
    if (patched !== result) applied.add(name);
    result = patched;
  }
  return result;
}

const patches: { name: Replacement; pattern: RegExp; replacement: string }[] = [
  {
    // The bundler lists the exports of a module with `for … in`, which includes what a page has added to every object, such
    // as `toJSONString` of json.js (https://github.com/douglascrockford/JSON-js/issues/10): nothing would load there.
    name: 'exports',
    pattern: /for \(var name in all\)/g,
    replacement: 'for (var name of Object.keys(all))',
  },
  {
    // If several modules share a chunk, the bundler selects one with `then`, which a page may have wrapped with code that
    // fails on the module object; `await` does not call it.
    name: 'imports',
    pattern: /\bimport\(([^()]+)\)\.then\(\((\w+)\) => \2\.(\w+)\)/g,
    replacement: '(async () => (await import($1)).$3)()',
  },
];

/**
 * The beginning of a script in a single file. If a page has added a `value` or a `get` to every object, the bundler's first
 * lines throw, before our code could log why: this logs it.
 */
export const prototypeCheck = `try{Object.defineProperty({},"a",{get:Object})}catch{console.error("[booking-elements] Scripts of this page have added properties to Object.prototype that keep this script from running: "+Object.getOwnPropertyNames(Object.prototype).join(", "))}`;
