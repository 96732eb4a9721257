import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const project = fileURLToPath(new URL('..', import.meta.url));

/** The modules with the views, by the names of their chunks. */
export const views = {
  'booking-engine': 'elements/views/engine-module.ts',
  'transfers-box': 'elements/views/transfers-box-module.ts',
  tours: 'elements/views/tours-module.ts',
};

/** The module that examines pages, which the loader imports on demand. */
export const doctor = 'elements/doctor/doctor-module.ts';

/** Other modules that the loader imports on demand. */
export const extraEntries = {
  'report-visibility': 'elements/core/events/report-visibility.ts',
  'form-texts': 'src/first-form/texts-from-catalog.ts',
};

/**
 * Like `extraEntries`, but each is built by itself: as a chunk of the views it would share modules with them. A page with
 * nothing but links would load what they share, and the first form would wait for it to be in the language of a locale file.
 */
export const standaloneEntries = {
  links: 'elements/links/start-links.ts',
  'locale-file': 'src/i18n/read-locale-file.ts',
};

/** The chunks of views and screens. A chunk includes the imports of its modules, except for those of a higher priority. */
export const codeSplitting = {
  groups: [
    // Browsers keep it cached from one release to the next. Of our own modules, it contains only `stand-ins` and
    // `no-browser-location`, which the build makes libraries import. They hardly ever change.
    {
      name: 'libraries',
      test: matchesPath(
        /node_modules\/(react|react-dom|scheduler|@lingui|@tanstack|valtio|proxy-compare|valibot|wouter|regexparam|@r2wc|lucide-react)\/(?!.*\/icons\/)|platform\/natives\/stand-ins|routing\/no-browser-location/,
      ),
      priority: 9,
    },
    // What a view needs for its first screen, and other screens mostly share.
    { name: viewChunk, debugName: 'views', priority: 7 },
    { name: 'phone-rules', test: matchesPath(/\/phone-rules\.|\/intl-tel-input\/.*utils/), priority: 6 },
    { name: 'qr-code', test: matchesPath(/\/(uqr\/|qr-code\/qr-(code\.tsx|path))/), priority: 6 },
    {
      name: 'trip-preset',
      test: matchesPath(
        /\/(sync-trip-preset|resolve-trip-preset|trip-preset|locked-field|locked-trip-field)\./,
      ),
      priority: 6,
    },
    // Modules in `src`, but in no feature or view.
    { name: 'shared', test: matchesPath(/^src\/(?!features\/|views\/)/), minShareCount: 2, priority: 5 },
    {
      name: 'tours',
      test: matchesPath(
        /\/(features\/tours\/(?!gallery\/carousel)|features\/home\/tour|views\/tours-module\.)/,
      ),
      priority: 4,
    },
    {
      name: 'trip-link',
      test: matchesPath(/\/(features\/resume\/|((engine-)?trip-link|share-dialog)\.)/),
      priority: 3,
    },
    { name: 'agents', test: matchesPath(/\/(features\/agents|@valibot\/to-json-schema)\//), priority: 3 },
    // Small parts that attributes switch on; each would be a file of its own for a KB or two.
    { name: 'opt-in', test: matchesPath(/\/(watch-consent-tools|report-vitals)\./), priority: 3 },
    {
      name: 'checkout',
      test: matchesPath(/\/features\/(extras|checkout\/(?!customer\/phone-(widget|rules)))/),
      priority: 2,
    },
    { name: 'transfers', test: matchesPath(/\/features\/(search\/(?!route-map)|prices|info)/), priority: 2 },
    { name: 'payments', test: matchesPath(/\/features\/payments\//), priority: 2 },
    { name: 'sale', test: matchesPath(/\/features\/sale\/(?!trip-file)/), priority: 2 },
  ],
} satisfies Rolldown.OutputOptions['codeSplitting'];

/** Creates a test of the path of a module below the project. */
function matchesPath(pattern: RegExp): (id: string) => boolean {
  return (id) => pattern.test(pathInProject(id));
}

/** The path of a module below the project, which may itself be in a folder named like one of ours. */
function pathInProject(id: string): string {
  return relative(project, id);
}

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/**
 * The chunk of a module that the form or the engine needs at the start. Most pages start with one of the two, so a chunk that
 * both share is worth a few extra bytes for all other views.
 */
function viewChunk(id: string, graph: Graph): string | null {
  const isInForm = isImportedBy(views['transfers-box'], id, graph);
  const isInEngine = isImportedBy(views['booking-engine'], id, graph);
  if (isInForm && isInEngine) return 'core';
  // Keep view modules out of these two chunks: they contain the hashed file names of screens, so nearly every release would
  // change the chunk.
  if (/^(src|elements)\/views\//.test(pathInProject(id))) return null;
  if (isInForm) return 'search-form';
  return isInEngine ? 'engine' : null;
}

const modulesByEntry = new Map<string, ReadonlySet<string>>();

/** Whether an entry imports a module statically, directly or through others. */
function isImportedBy(entry: string, id: string, graph: Graph): boolean {
  const modules =
    modulesByEntry.get(entry) ??
    withImports(join(project, entry), (module) => graph.getModuleInfo(module)?.importedIds);
  modulesByEntry.set(entry, modules);
  return modules.has(id);
}

/** A module with all that it imports statically, directly or through others. */
export function withImports(
  entry: string,
  importsOf: (module: string) => readonly string[] | undefined,
): ReadonlySet<string> {
  const modules = new Set([entry]);
  // The loop also visits what it adds.
  for (const module of modules) for (const imported of importsOf(module) ?? []) modules.add(imported);
  return modules;
}
