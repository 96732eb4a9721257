import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect } from 'react';
import { Redirect, useSearch } from 'wouter';
import { useSnapshot } from 'valtio/react';
import { addParties, remainingParty } from '../../trip/party-rules.ts';
import type { Party } from '../../schema/party.ts';
import { datesToQuery, hasDatesOf } from '../../trip/search/dates-in-query.ts';
import { isAirportPending } from '../../trip/search/search-locks.ts';
import { isTripUnserved } from '../../trip/pricing/price-options.ts';
import { pricedTrip } from '../../trip/search/trip-query.ts';
import { ActionBar } from '../../shared/screen/action-bar.tsx';
import { Screen } from '../../shared/screen/screen.tsx';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useNavigation } from '../../routing/use-navigation.ts';
import { paths } from '../../routing/paths.ts';
import type { TripQuery } from '../../schema/trip.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { syncTripFromUrl } from './sync-trip-from-url.ts';
import { PriceResults } from './price-results.tsx';
import { PricedTripSummary } from './priced-trip-summary.tsx';
import { SplitNotice } from './split-notice.tsx';
import { usePriceResults } from './use-price-results.ts';

/** Shows the prices of the trip in the route, so that the visitor can choose an option. */
export function PricesScreen() {
  const storefront = useStorefront();
  const search = useSearch();
  const searchState = useSnapshot(storefront.state.search.state);
  useLayoutEffect(() => syncTripFromUrl(storefront), [storefront]);
  const query = new URLSearchParams(search);
  const trip = pricedTrip(query, searchState);
  // The trip is not complete before the dates of the route are adopted and a locked airport is looked up.
  if (!hasDatesOf(query, searchState) || isAirportPending(searchState.locks)) return null;
  if (!trip) return <Redirect to={paths.transfersAt(search)} replace />;
  return <Prices trip={trip} search={search} />;
}

function Prices({ trip, search }: { trip: TripQuery; search: string }) {
  const { t } = useLingui();
  const { goTo, replaceWith } = useNavigation();
  const { draft, search: searchSlice } = useStorefront().state;
  const results = usePriceResults(trip);
  const { split } = useSnapshot(draft.state);
  const others = remainingParty(split, trip);
  const { endsProblem, prices } = results;
  const isBookable = !endsProblem && !prices.pastDate && !isTripUnserved(prices.current);
  const changeParty = (change: Partial<Party>) =>
    replaceWith(paths.prices({ ...trip, ...change, ...datesToQuery(searchSlice.state) }));
  const goToInfo = () => goTo(paths.infoAt(search));

  return (
    <Screen heading={<Trans>Select an option</Trans>}>
      <Columns
        asideFirst
        aside={
          <PricedTripSummary
            from={results.from?.title}
            to={results.to?.title}
            pending={results.arePlacesPending}
            trip={trip}
            onEdit={() => goTo(paths.transfers())}
            onPartyChange={changeParty}
          />
        }
      >
        <Stack>
          {others && (
            <SplitNotice
              first={trip}
              others={others}
              onRejoin={() => {
                draft.setSplitParty(null);
                changeParty(addParties(trip, others));
              }}
            />
          )}
          <PriceResults trip={trip} results={results} onPartyChange={changeParty} onChosen={goToInfo} />
        </Stack>
      </Columns>
      <ActionBar backTo={paths.transfers()} sticky={results.hasChoice}>
        {isBookable && (
          <Button
            variant={results.hasChoice ? 'primary' : 'quiet'}
            onClick={goToInfo}
            disabledReason={
              results.hasChoice ? undefined : t`Choose one way or round trip on one of the options.`
            }
          >
            <Trans>Continue</Trans>
          </Button>
        )}
      </ActionBar>
    </Screen>
  );
}
