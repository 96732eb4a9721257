import { partyFields } from '../schema/party.ts';
import type { KeptPreset, TripInput } from '../features/search/apply-trip-preset.ts';
import type { Storefront } from '../storefront/storefront.ts';

export interface LazyTripPreset extends KeptPreset {
  /** Resolves once the preset has been applied, or has failed to load. */
  ready: () => Promise<unknown>;
}

/**
 * Like `keepTripPreset`, whose code is only loaded once an element presets something. If that fails and the element locks
 * a field, which would be editable without it, `onLoadFailure` is called.
 */
export function keepTripPresetLazily(
  storefront: Storefront,
  initial: TripInput,
  onLoadFailure: (error: unknown) => void,
): LazyTripPreset {
  let input = initial;
  let isStopped = false;
  let kept: KeptPreset | undefined;
  let loading: Promise<unknown> | undefined;

  const load = async () => {
    const { keepTripPreset } = await import('../features/search/apply-trip-preset.ts');
    if (!isStopped) kept = keepTripPreset(storefront, input);
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
