import type { KeptPreset, TripGift } from '../features/search/apply-trip-preset.ts';
import { partyFields } from '../schema/party.ts';
import type { Storefront } from '../storefront/storefront.ts';

export interface LatePreset extends KeptPreset {
  /** Resolves once what was given has been applied, or could not be. */
  ready: () => Promise<unknown>;
}

/**
 * Like `keepTripPreset`, whose code is only requested once an element says something of the trip. Calls `lost` if it
 * cannot be had and the element locks a field, which would look free without it.
 */
export function keepTripPresetLater(
  storefront: Storefront,
  first: TripGift,
  lost: (error: unknown) => void,
): LatePreset {
  let gift = first;
  let isStopped = false;
  let kept: KeptPreset | undefined;
  let loading: Promise<unknown> | undefined;

  const load = async () => {
    const { keepTripPreset } = await import('../features/search/apply-trip-preset.ts');
    if (!isStopped) kept = keepTripPreset(storefront, gift);
  };
  const change = (next: TripGift) => {
    gift = next;
    if (kept) kept.change(next);
    else if (saysSomething(next)) {
      // A chunk that is lost is requested again with the next change.
      loading ??= load()
        .catch(load)
        .catch((error: unknown) => {
          loading = undefined;
          if (gift.lock?.length && !isStopped) lost(error);
        });
    }
  };
  change(first);
  return {
    change,
    ready: async () => loading,
    stop: () => {
      isStopped = true;
      kept?.stop();
    },
  };
}

function saysSomething(gift: TripGift): boolean {
  const names = ['mode', 'airport', 'from', 'to', ...partyFields, 'date', 'prefill'] as const;
  return names.some((name) => gift[name] !== undefined);
}
