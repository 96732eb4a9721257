import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type ChunkingContext = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** The view of each element that exists, by its tag. */
export const views = {
  'booking-engine': 'elements/views/booking-engine.ts',
  'transfers-box': 'elements/views/transfers-box.ts',
  'activities-list': 'elements/views/activities-list.ts',
  'activity-quote': 'elements/views/activity-quote.ts',
};

/** How the views, and the screens that they load, share chunks. */
export const codeSplitting: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    // A chunk takes along what its modules need: what most views share comes first, so that it is not taken by fewer.
    ...(['core', 'fields', 'frames'] as const).map((name, index) => ({
      name: (id: string, graph: ChunkingContext) => (chunkOfViews(id, graph) === name ? name : null),
      debugName: name,
      priority: 3 - index,
    })),
    // Many small pieces would cost more in requests than they spare. Who books a transfer needs nothing of tours, nor the
    // other way round.
    {
      name: 'shared',
      test: /\/src\/(?!domain\/(trip|transfer)\.|storefront\/flows\/|api\/tours|domain\/tours|schema\/tour\.|shared\/((use-)?tour|added-to-cart)|features\/(tours|transfers)|ui\/(choice-list|card-media))/,
      minShareCount: 4,
    },
    // Alone each would be a request for a few hundred bytes.
    {
      name: 'tours',
      test: /\/src\/(api\/tours|domain\/tours|features\/tours\/destination-field)/,
      minShareCount: 2,
    },
  ],
};

/** What views need before they can show anything: what all need, what a form needs, and what frames the engine's screens. */
function chunkOfViews(id: string, graph: ChunkingContext): 'core' | 'fields' | 'frames' | null {
  const entries = Object.entries(views).map(([name, file]) => ({ name, entry: fromRoot(file) }));
  if (id.includes('rolldown/runtime')) return 'core';
  // The home screen names prices as soon as its tours come.
  if (id === fromRoot('src/domain/money.ts')) return 'core';
  if (entries.some(({ entry }) => entry === id)) return null;
  const users = entries.filter(({ entry }) => staticNeeds(entry, graph).has(id)).map(({ name }) => name);
  // Both of the elements that most pages start with: worth a little more for the others.
  const isCommon = users.includes('booking-engine') && users.includes('transfers-box');
  if (isCommon) return 'core';
  // What is the view's own is not part of what other screens share with it.
  if (
    /\/(src\/(features\/|domain\/trip-preset|api\/when-cached|options\/|routing\/(keep-route|framed-route)|views\/)|elements\/)/.test(
      id.replace(fromRoot('.'), '/'),
    )
  )
    return null;
  if (users.includes('transfers-box')) return 'fields';
  return users.includes('booking-engine') ? 'frames' : null;
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
