import { writeFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { runnerImport, type Plugin } from 'vite';
import { alias, plugins } from './plugins.ts';

/** `npm run draw` writes what stands before the views of `<transfers-box>` and `<booking-engine>`. */
const page = new Window({ url: 'https://partner.example/' });
for (const name of Object.getOwnPropertyNames(page)) {
  if (name in globalThis && name !== 'navigator') continue;
  const get = () => Reflect.get(page, name) as unknown;
  Object.defineProperty(globalThis, name, { configurable: true, get });
}

/** Only what is drawn counts. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css?inline') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? 'export default ""' : undefined),
};

const { module } = await runnerImport<typeof import('./first-form-drawings.tsx')>(
  '/build/first-form-drawings.tsx',
  { configFile: false, resolve: { alias }, plugins: [withoutStyles, plugins(false)] },
);
const file = new URL('../src/first-form/drawings.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(module.drawings)}\n`);
process.exit();
