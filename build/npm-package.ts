import { copyFile, readFile, writeFile } from 'node:fs/promises';

/** The entry points of the npm package, by the name of the built file. */
export const packageEntries: Record<string, string> = {
  main: 'elements/main.ts',
  define: 'elements/define/all.ts',
  'define/booking-engine': 'elements/define/booking-engine.ts',
  'define/transfers-box': 'elements/define/transfers-box.ts',
  'define/activities-list': 'elements/define/activities-list.ts',
  'define/activity-quote': 'elements/define/activity-quote.ts',
  react: 'elements/react.ts',
  frame: 'elements/frame/frame.ts',
  jsx: 'elements/typings/jsx.ts',
  vue: 'elements/typings/vue.ts',
  svelte: 'elements/typings/svelte.ts',
  solid: 'elements/typings/solid.ts',
};

/** The libraries that are compiled into the package's own files. */
export const bundledLibraries = ['wouter', 'regexparam'];
/** The libraries of which the partner's project uses its own copy: two copies of React cannot share hooks. */
const peers = ['react', 'react-dom'];
/** Only used in types, and only needed by projects that import the entry points of their framework. */
const optionalPeers = ['@types/react', 'solid-js', 'svelte', 'vue'];

type Dependency = readonly [library: string, versions: string];

interface PackageManifest extends Record<string, unknown> {
  dependencies: Record<string, string>;
  sideEffects: string[];
}

/** The fields of our `package.json` that only matter in this repository. */
const internalFields = ['private', 'engines', 'scripts', 'devDependencies', 'allowScripts', 'overrides'];

/**
 * Adds to the built files of the package what else is published: `package.json`, readme, changelog, licence, and the custom
 * elements manifest, which must already be in `dist`.
 */
export async function completePackage(folder: string): Promise<void> {
  const manifest = JSON.parse(await readFile('package.json', 'utf8')) as PackageManifest;
  const publishedFields = Object.entries(manifest).filter(([field]) => !internalFields.includes(field));
  const dependencies = Object.entries(manifest.dependencies);
  const publishedManifest = {
    ...Object.fromEntries(publishedFields),
    // All other paths refer to our sources, which are not published.
    sideEffects: manifest.sideEffects.filter((file) => file.startsWith(`./${folder}/`)),
    dependencies: Object.fromEntries(
      dependencies.filter(([library]) => !bundledLibraries.includes(library) && !peers.includes(library)),
    ),
    peerDependencies: Object.fromEntries([
      ...dependencies
        .filter(([library]) => peers.includes(library))
        .map(([library, version]): Dependency => [library, `>=${version.split('.')[0]}`]),
      ...optionalPeers.map((library): Dependency => [library, '*']),
    ]),
    peerDependenciesMeta: Object.fromEntries(optionalPeers.map((library) => [library, { optional: true }])),
  };
  // Paths in the published file are relative to its folder.
  const json = JSON.stringify(publishedManifest, null, 2).replaceAll(`./${folder}/`, './');
  await writeFile(`${folder}/package.json`, `${json}\n`);
  for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE']) await copyFile(file, `${folder}/${file}`);
  await copyFile('dist/custom-elements.json', `${folder}/custom-elements.json`);
}
