import { Trans } from '@lingui/react/macro';
import { useLayoutEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { optionsFromQuery } from '../../options/parse-options.ts';
import { transfersBoxAttributes, type TransfersBoxOptions } from '../../options/transfers-box-attributes.ts';
import { paths } from '../../routing/paths.ts';
import { Screen } from '../../shared/screen/screen.tsx';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useNavigation } from '../../routing/use-navigation.ts';
import type { Storefront } from '../../storefront/storefront.ts';
import { SearchForm } from './search-form.tsx';
import { syncTripPreset } from './sync-trip-preset.ts';

/** `<transfers-box>` on the hosted page, for frames; query parameters stand for attributes. */
export function WidgetTransfersScreen() {
  const { goTo } = useNavigation();
  const storefront = useStorefront();
  const { layout } = optionsFromUrl(useSearch());
  const [isPresetApplied, setIsPresetApplied] = useState(false);
  useLayoutEffect(() => {
    const stop = syncPresetFromUrl(storefront);
    // oxlint-disable-next-line react/set-state-in-effect -- a form rendered before would request the wrong direction
    setIsPresetApplied(true);
    return stop;
  }, [storefront]);
  return (
    <Screen heading={<Trans>Book your transfer</Trans>}>
      {isPresetApplied && <SearchForm layout={layout} onSearch={(trip) => goTo(paths.prices(trip))} />}
    </Screen>
  );
}

/** Applies the trip in the route's query as a preset, now and whenever the query changes. Returns a function that stops this. */
function syncPresetFromUrl(storefront: Storefront): () => void {
  const { location } = storefront;
  const { path } = location;
  const presetSync = syncTripPreset(storefront, optionsFromUrl(location.search), 'route');
  const stopListening = location.subscribe(() => {
    if (location.path === path) presetSync.change(optionsFromUrl(location.search));
  });
  return () => {
    stopListening();
    presetSync.stop();
  };
}

function optionsFromUrl(search: string): TransfersBoxOptions {
  const options = optionsFromQuery(transfersBoxAttributes, new URLSearchParams(search));
  // Unless it is locked, the airport is taken from the URL by its own field.
  return options.lock.includes('airport') ? options : { ...options, airport: undefined };
}
