import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** The views of the elements. */
export const views = {
  'booking-engine': 'elements/views/engine-module.ts',
  'transfers-box': 'elements/views/transfers-box-module.ts',
  tours: 'elements/views/tours-module.ts',
};

/** Further chunks that the loader imports. */
export const extraEntries = { 'report-visibility': 'elements/core/events/report-visibility.ts' };

/** Of the views and screens. Each chunk also takes what its modules import, unless a chunk of a higher priority has it. */
export const codeSplitting: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    // Only libraries, so that visitors keep the chunk from one release to the next.
    {
      name: 'libraries',
      test: /node_modules\/(react|react-dom|scheduler|@lingui|@tanstack|valtio|proxy-compare|valibot|wouter|regexparam|@r2wc|lucide-react)\/(?!.*\/icons\/)|platform\/natives\/stand-ins/,
      priority: 9,
    },
    // What a view draws first. Elsewhere, most is shared with it.
    { name: viewChunk, debugName: 'views', priority: 7 },
    { name: 'phone-rules', test: /\/phone-rules\.|\/intl-tel-input\/.*utils/, priority: 6 },
    { name: 'qr-code', test: /\/(uqr|src\/ui\/content\/qr-(code\.tsx|path))/, priority: 6 },
    {
      name: 'trip-preset',
      test: /\/(sync-trip-preset|resolve-trip-preset|trip-preset|locked-field|locked-trip-field)\./,
      priority: 6,
    },
    { name: 'shared', test: isShared, minShareCount: 2, priority: 5 },
    {
      name: 'tours',
      test: /\/(features\/tours\/(?!carousel)|features\/home\/tour|views\/tours-module\.)/,
      priority: 4,
    },
    { name: 'trip-link', test: /\/(features\/resume\/|((engine-)?trip-link|share-dialog)\.)/, priority: 3 },
    {
      name: 'checkout',
      test: /\/features\/(extras|checkout\/(?!customer\/phone-(widget|rules)))/,
      priority: 2,
    },
    { name: 'transfers', test: /\/features\/(search\/(?!route-map)|prices|info)/, priority: 2 },
    { name: 'payments', test: /\/features\/payments\//, priority: 2 },
    { name: 'sale', test: /\/features\/sale\/(?!trip-file)/, priority: 2 },
  ],
};

const sources = fileURLToPath(new URL('../src/', import.meta.url));

/** Modules of neither a screen nor a view, judged by their path within the project, which may lie in any folder. */
function isShared(id: string): boolean {
  return id.startsWith(sources) && !/^(features|views)\//.test(id.slice(sources.length));
}

/** Most pages start with one of two elements; what both need is worth a few bytes for the others. */
function viewChunk(id: string, graph: Graph): string | null {
  const inForm = isNeededBy(views['transfers-box'], id, graph);
  const inEngine = isNeededBy(views['booking-engine'], id, graph);
  if (inForm && inEngine) return 'core';
  // They name the files of screens, which most releases change: in a chunk that others import they would change those too.
  if (/\/views\//.test(id)) return null;
  if (inForm) return 'search-form';
  return inEngine ? 'engine' : null;
}

const needs = new Map<string, Set<string>>();

/** Whether a module, by its id, is among the static imports of an entry, or theirs. */
function isNeededBy(entry: string, id: string, graph: Graph): boolean {
  let needed = needs.get(entry);
  if (!needed) {
    needed = new Set([fileURLToPath(new URL(`../${entry}`, import.meta.url))]);
    for (const one of needed)
      graph.getModuleInfo(one)?.importedIds.forEach((imported) => needed?.add(imported));
    needs.set(entry, needed);
  }
  return needed.has(id);
}
