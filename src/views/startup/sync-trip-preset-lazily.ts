import type { TripPresetSync, TripInput } from '../../features/search/sync-trip-preset.ts';
import { presetAttributes } from '../../options/trip-attributes.ts';
import type { Storefront } from '../../storefront/storefront.ts';

export interface LazyTripPresetSync extends TripPresetSync {
  /** Resolves once the preset has been applied, or its code has failed to load. */
  ready: () => Promise<unknown>;
}

/**
 * Like `syncTripPreset`, but only loads its code once an element presets something. Calls `onLoadFailure` if that fails while
 * the element locks a field: without the code, the visitor could edit that field.
 */
export function syncTripPresetLazily(
  storefront: Storefront,
  initial: TripInput,
  onLoadFailure: (error: unknown) => void,
): LazyTripPresetSync {
  let input = initial;
  let isStopped = false;
  let sync: TripPresetSync | undefined;
  let loading: Promise<void> | undefined;

  const load = async () => {
    const { syncTripPreset } = await import('../../features/search/sync-trip-preset.ts');
    if (!isStopped) sync = syncTripPreset(storefront, input);
  };
  const handleLoadFailure = (error: unknown) => {
    // The next change tries again.
    loading = undefined;
    if (input.lock?.length && !isStopped) onLoadFailure(error);
  };
  const change = (next: TripInput) => {
    input = next;
    if (sync) sync.change(next);
    else if (hasTripInput(next)) loading ??= load().catch(load).catch(handleLoadFailure);
  };
  change(initial);
  return {
    change,
    ready: async () => loading,
    stop: () => {
      isStopped = true;
      sync?.stop();
    },
  };
}

function hasTripInput(input: TripInput): boolean {
  return input.prefill !== undefined || presetNames.some((name) => input[name] !== undefined);
}

/** `Object.keys` types every key as a string. */
const presetNames = Object.keys(presetAttributes) as (keyof typeof presetAttributes)[];
