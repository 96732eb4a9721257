import { partyFields } from '../../schema/party.ts';
import type { TripPresetSync, TripInput } from '../../features/search/sync-trip-preset.ts';
import type { Storefront } from '../../storefront/storefront.ts';

export interface LazyTripPresetSync extends TripPresetSync {
  /** Resolves once the preset has been applied, or has failed to load. */
  ready: () => Promise<unknown>;
}

/**
 * Like `syncTripPreset`, whose code is only loaded once an element presets something. If that fails and the element locks
 * a field, which would be editable without it, `onLoadFailure` is called.
 */
export function syncTripPresetLazily(
  storefront: Storefront,
  initial: TripInput,
  onLoadFailure: (error: unknown) => void,
): LazyTripPresetSync {
  let input = initial;
  let isStopped = false;
  let kept: TripPresetSync | undefined;
  let loading: Promise<unknown> | undefined;

  const load = async () => {
    const { syncTripPreset } = await import('../../features/search/sync-trip-preset.ts');
    if (!isStopped) kept = syncTripPreset(storefront, input);
  };
  const change = (next: TripInput) => {
    input = next;
    if (kept) kept.change(next);
    else if (hasTripInput(next)) {
      // If the chunk fails to load, the next change retries.
      loading ??= load()
        .catch(load)
        .catch((error: unknown) => {
          loading = undefined;
          if (input.lock?.length && !isStopped) onLoadFailure(error);
        });
    }
  };
  change(initial);
  return {
    change,
    ready: async () => loading,
    stop: () => {
      isStopped = true;
      kept?.stop();
    },
  };
}

function hasTripInput(input: TripInput): boolean {
  const names = ['mode', 'airport', 'from', 'to', ...partyFields, 'date', 'prefill'] as const;
  return names.some((name) => input[name] !== undefined);
}
