import { writeFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { runnerImport, type Plugin } from 'vite';
import { plugins } from '../plugins.ts';

/**
 * `npm run draw` draws the search form of `<transfers-box>` and the home screen of `<booking-engine>`, and writes both to
 * `src/views/first-form`.
 */
const page = new Window({ url: 'https://partner.example/' });
for (const name of Object.getOwnPropertyNames(page)) {
  if (name in globalThis && name !== 'navigator') continue;
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => Reflect.get(page, name) as unknown,
  });
}

/** Only what is drawn counts. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css?inline') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? 'export default ""' : undefined),
};

const { module } = await runnerImport<typeof import('./forms.ts')>('/build/first-form/forms.ts', {
  configFile: false,
  plugins: [withoutStyles, plugins(false)],
});
for (const [name, drawing] of Object.entries(module)) {
  const file = new URL(`../../src/views/first-form/${name}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(drawing)}\n`);
}
process.exit();
