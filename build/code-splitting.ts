import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { isOptional, smallChunks } from './small-chunks.ts';

type ChunkingContext = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** The view of each element that exists, by its tag. */
export const views = {
  'booking-engine': 'elements/views/booking-engine.ts',
  'transfers-box': 'elements/views/transfers-box.ts',
  'activities-list': 'elements/views/activities-list.ts',
  'activity-quote': 'elements/views/activity-quote.ts',
};

/** It is built first: the order of the libraries is that of their names in it. */
export const libraries = 'build/libraries.ts';

/** What the loader imports besides. */
export const besides = {
  'first-form': 'src/views/first-form/first-form.ts',
  'first-screen': 'src/views/first-form/first-screen.ts',
  presenter: 'elements/core/element-presenter.ts',
  'rarely-needed': 'elements/define/rarely-needed.ts',
};

/** How the views, and the screens that they load, share chunks. */
export const codeSplitting: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    // Both come before everything else, at the same time, and import nothing but each other.
    // What is said of failures belongs to them: whoever reports one, or fills a place, must not wait for the core.
    {
      name: 'presenter',
      test: /\/(elements\/core\/(element-presenter|prefetch-answers|connected-elements|guess-language)|src\/platform\/(registry|replaced-by-page))\./,
      priority: 10,
    },
    // The rest of the kit's styles, which all views need, and the first screen before them.
    {
      name: 'content',
      test: /\/src\/(views\/content-sheet|ui\/(kit-content|heading|skeleton-card)\.css)/,
      priority: 11,
    },
    // What replaces a form that stood before the view.
    {
      name: 'take-over',
      test: /\/src\/views\/first-form\/take-over\./,
      priority: 10,
      includeDependenciesRecursively: false,
    },
    // What screens without any field need of what those with fields have too.
    {
      name: 'redirect',
      test: /\/src\/shared\/use-(hosted-url|now|redirect)\.|\/icons\/calendar\.mjs/,
      priority: 10,
      includeDependenciesRecursively: false,
    },
    // What only the engine's first screen needs.
    {
      name: 'first-screen',
      test: /\/src\/(views\/first-form\/(first-screen|draw-home|home\.json|company|early-choices)|routing\/opens-at-home|options\/engine-attributes|features\/home\/home\.css|ui\/(screen|card|mark|link-card)\.css)/,
      priority: 10,
      includeDependenciesRecursively: false,
    },
    // What only pages need that say something of the trip.
    {
      name: 'trip-preset',
      test: /\/src\/(features\/transfers\/(trip-preset|look-up-place)\.|domain\/(trip-preset|given-trip)\.|api\/when-cached\.|options\/trip-in-page-query\.|ui\/locked-field\.)/,
      priority: 10,
      includeDependenciesRecursively: false,
    },
    // The views take styles and options from it.
    {
      name: 'first-form',
      test: /\/src\/(views\/(first-form\/(?!declared-form)|theme\.|view\.css|kit-sheet)|ui\/kit\.css|features\/transfers\/search-form\.css|options\/(attribute\.|attribute-(names|parsers)|attributes\.|page-query|parse-options|transfers-box-attributes|trip-attributes)|schema\/(limits|local-date|well-formed|language|currency)\.|domain\/(date-text|language)\.|i18n\/date-locales|shared\/hosted-url|storefront\/identity|platform\/(keep-typing-inside|style-sheets|storage|safe-url|redirect|visit))/,
      priority: 9,
    },
    // A chunk also contains what its modules import, so the chunks that most views share come first.
    ...(['libraries', 'core', 'fields', 'frames'] as const).map((name, index) => ({
      name: (id: string, graph: ChunkingContext) => (chunkOfViews(id, graph) === name ? name : null),
      debugName: name,
      priority: 4 - index,
    })),
    ...smallChunks,
    // Many small chunks would cost more in requests than they save. Visitors who book a transfer need nothing of
    // tours, and vice versa.
    {
      name: (id: string, graph: ChunkingContext) =>
        maybeShared.test(id) && shareCount(id, graph) >= 4 ? 'shared' : null,
      debugName: 'shared',
    },
    // Apart from its entry, which changes with every release.
    {
      name: (id: string, graph: ChunkingContext) => {
        const entry = fromRoot(views['booking-engine']);
        return id !== entry && staticNeeds(entry, graph).has(id) ? 'engine' : null;
      },
      debugName: 'engine',
      includeDependenciesRecursively: false,
    },
  ],
};

/** Not what only transfers or only tours need; what small chunks take is taken before. */
const maybeShared =
  /\/src\/(?!domain\/inside-cutoff\.|storefront\/flows\/|shared\/(use-)?tour|features\/(tours|transfers)|ui\/choice-list)/;

/** The views and lazily loaded pieces that need a module. Pieces that most visits do without do not count. */
function shareCount(id: string, graph: ChunkingContext): number {
  const users = new Set([id]);
  for (const user of users) graph.getModuleInfo(user)?.importers.forEach((importer) => users.add(importer));
  const isLoaded = (user: string) => {
    const info = graph.getModuleInfo(user);
    return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
  };
  return [...users].filter((user) => isLoaded(user) && !isOptional(user)).length;
}

/** What views need before they can show anything: all of them, those with a form, or the engine around its screens. */
function chunkOfViews(id: string, graph: ChunkingContext): 'libraries' | 'core' | 'fields' | 'frames' | null {
  if (id === fromRoot(libraries) || id.includes('rolldown/runtime')) return 'libraries';
  const entries = Object.entries(views).map(([name, file]) => ({ name, entry: fromRoot(file) }));
  // The home screen shows prices as soon as its tours arrive.
  if (id === fromRoot('src/domain/money.ts')) return 'core';
  // The search form and most screens after it have dates.
  if (id === fromRoot('src/domain/dates.ts')) return 'core';
  if (entries.some(({ entry }) => entry === id)) return null;
  const users = entries.filter(({ entry }) => staticNeeds(entry, graph).has(id)).map(({ name }) => name);
  // Most pages start with one of these two elements, which is worth a few extra bytes for the others.
  const isCommon = users.includes('booking-engine') && users.includes('transfers-box');
  if (isCommon) return isLibrary(id) ? 'libraries' : 'core';
  // Modules of a view alone are not part of what it shares with screens.
  if (
    /\/(src\/(features\/|domain\/trip-preset|api\/when-cached|options\/|routing\/(keep-route|framed-route)|views\/)|elements\/)/.test(
      id.replace(fromRoot('.'), '/'),
    )
  )
    return null;
  if (users.includes('transfers-box')) return 'fields';
  return users.includes('booking-engine') ? 'frames' : null;
}

function isLibrary(id: string): boolean {
  return /^\0react-names:|[\\/]node_modules[\\/](?!lucide-react[\\/])|[\\/]queries-only\.ts$|\?libraries$/.test(
    id,
  );
}

const needsByEntry = new Map<string, Set<string>>();

function staticNeeds(entry: string, graph: ChunkingContext): Set<string> {
  const known = needsByEntry.get(entry);
  if (known) return known;
  const needs = new Set([entry]);
  for (const id of needs) graph.getModuleInfo(id)?.importedIds.forEach((imported) => needs.add(imported));
  needsByEntry.set(entry, needs);
  return needs;
}

function fromRoot(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}
