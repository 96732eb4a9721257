import { copyFile, readFile, writeFile } from 'node:fs/promises';

/** The entry points of the npm package, by the name of the built file. */
export const packageEntries: Record<string, string> = {
  main: 'elements/main.ts',
  define: 'elements/define/all.ts',
  'define/booking-engine': 'elements/define/booking-engine.ts',
  'define/transfers-box': 'elements/define/transfers-box.ts',
  'define/activities-list': 'elements/define/activities-list.ts',
  'define/activity-quote': 'elements/define/activity-quote.ts',
  react: 'elements/typings/react.ts',
  frame: 'elements/frame/frame.ts',
  jsx: 'elements/typings/jsx.ts',
  vue: 'elements/typings/vue.ts',
  svelte: 'elements/typings/svelte.ts',
  solid: 'elements/typings/solid.ts',
};

/** Compiled into the package's own files. */
const bundled = ['wouter', 'regexparam'];
/** The project's own copy is used, because two copies of React cannot share hooks. */
const peers = ['react', 'react-dom'];
/** Only used in the types of one entry point each, so not needed by projects that do not use it. */
const optionalPeers = ['@types/react', 'solid-js', 'svelte', 'vue'];

type Range = readonly [library: string, versions: string];

interface OwnPackage extends Record<string, unknown> {
  dependencies: Record<string, string>;
  sideEffects: string[];
}

const notPublished = ['private', 'engines', 'scripts', 'devDependencies', 'allowScripts', 'overrides'];

/** Completes the package in `dist/npm`: our `package.json` with paths relative to it, readme, changelog and licence. */
export async function writePackage(folder: string): Promise<void> {
  const own = JSON.parse(await readFile('package.json', 'utf8')) as OwnPackage;
  const taken = Object.entries(own).filter(([field]) => !notPublished.includes(field));
  const dependencies = Object.entries(own.dependencies);
  const published = {
    ...Object.fromEntries(taken),
    // The others refer to our sources, which are not published.
    sideEffects: own.sideEffects.filter((file) => file.startsWith(`./${folder}/`)),
    dependencies: Object.fromEntries(
      dependencies.filter(([library]) => !bundled.includes(library) && !peers.includes(library)),
    ),
    peerDependencies: Object.fromEntries([
      ...dependencies
        .filter(([library]) => peers.includes(library))
        .map(([library, version]): Range => [library, `>=${version.split('.')[0]}`]),
      ...optionalPeers.map((library): Range => [library, '*']),
    ]),
    peerDependenciesMeta: Object.fromEntries(optionalPeers.map((library) => [library, { optional: true }])),
  };
  const json = JSON.stringify(published, null, 2).replaceAll(`./${folder}/`, './');
  await writeFile(`${folder}/package.json`, `${json}\n`);
  for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE']) await copyFile(file, `${folder}/${file}`);
  await copyFile('dist/custom-elements.json', `${folder}/custom-elements.json`);
}
