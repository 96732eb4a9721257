import { Trans, useLingui } from '@lingui/react/macro';
import { Redirect, useSearch } from 'wouter';
import { useSnapshot } from 'valtio/react';
import { fittingOptions } from '../../domain/prices.ts';
import { earliestPickupDate } from '../../domain/pickup.ts';
import { BottomNav } from '../../parts/bottom-nav.tsx';
import { LoadProblem } from '../../parts/load-problem.tsx';
import { Screen } from '../../parts/screen.tsx';
import { useStorefront } from '../../parts/storefront.ts';
import { useNavigation } from '../../parts/use-navigation.ts';
import { useNow } from '../../parts/use-now.ts';
import { paths, type PricesQuery } from '../../paths.ts';
import { choosePrice } from '../../state/flows.ts';
import { Button } from '../../ui/button.tsx';
import { Columns } from '../../ui/columns.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { hasDates, LinkedDates } from './linked-dates.tsx';
import { NoneFits, NoPrices } from './no-prices.tsx';
import { PriceCard } from './price-card.tsx';
import { QuoteSummary } from './quote-summary.tsx';
import { useTripQuery } from './trip-query.ts';
import { useAdoptedTrip } from './use-adopted-trip.ts';
import { useShownCurrency } from './use-shown-currency.ts';
import { useLeavingOptions } from './use-leaving-options.ts';
import { usePrices } from './use-prices.ts';
import { usePricesAnalytics } from './use-prices-analytics.ts';

export function PricesScreen() {
  const { from, to, ...rest } = useTripQuery();
  const search = useSearch();
  const query = new URLSearchParams(search);
  if (hasDates(query)) return <LinkedDates search={search} />;
  if (!query.get('from') || !query.get('to') || !from || !to || from === to) {
    return <Redirect to={paths.transfers() + (search && `?${search}`)} replace />;
  }
  return <Prices trip={{ from, to, ...rest }} search={search} />;
}

function Prices({ trip, search }: { trip: PricesQuery; search: string }) {
  const { t } = useLingui();
  const { goTo, replaceWith } = useNavigation();
  const { state } = useStorefront();
  const now = useNow();
  const { from, to, prices } = usePrices(trip);
  useAdoptedTrip(trip, from.data, to.data);
  const { wantsReturn } = useSnapshot(state.search.state);
  const { selection: last } = useSnapshot(state.draft.state);
  const selection = last?.from === trip.from && last.to === trip.to ? last : undefined;
  const passengers = trip.adults + trip.kids;
  const currency = useShownCurrency(prices.isPlaceholderData);
  const shown = useLeavingOptions(prices.data ?? [], passengers, prices.isPlaceholderData);
  const selected = fittingOptions(prices.data ?? [], passengers).some(
    ({ ref }) => ref === selection?.priceRef,
  );
  const settled = prices.data !== undefined && !prices.isPlaceholderData;
  const trackChoice = usePricesAnalytics({
    from: from.data,
    to: to.data,
    options: settled ? prices.data : undefined,
    passengers,
    answeredAt: prices.dataUpdatedAt,
  });

  const changePassengers = (change: { adults?: number; kids?: number }) => {
    state.search.setPassengers(change);
    replaceWith(paths.prices({ ...trip, ...change }));
  };

  return (
    <Screen heading={<Trans>Select an option</Trans>}>
      <Columns
        asideFirst
        aside={
          <QuoteSummary
            from={from.data?.title}
            to={to.data?.title}
            trip={trip}
            roundtrip={wantsReturn}
            onPassengers={changePassengers}
          />
        }
      >
        <Stack>
          {prices.isPending && <PricesSkeleton />}
          {prices.isError && (
            <LoadProblem error={prices.error} phase="prices" tryAgain={() => void prices.refetch()} />
          )}
          {settled && prices.data.length === 0 && <NoPrices />}
          {settled && prices.data.length > 0 && shown.length === 0 && (
            <NoneFits options={prices.data} onFewer={(most) => changePassengers({ adults: most, kids: 0 })} />
          )}
          {shown.map((option) => (
            <PriceCard
              key={option.ref}
              option={option}
              currency={currency}
              wanted={wantsReturn ? 'roundtrip' : 'oneway'}
              fits={option.max_pax >= passengers}
              selected={selection?.priceRef === option.ref ? selection.trip : undefined}
              onChosen={(chosen) => {
                trackChoice(option, chosen);
                choosePrice(
                  state,
                  { priceRef: option.ref, trip: chosen, from: trip.from, to: trip.to },
                  earliestPickupDate(now, option.area_cutoff_hrs),
                );
                goTo(paths.info(search));
              }}
            />
          ))}
        </Stack>
      </Columns>
      <BottomNav backTo={paths.transfers()}>
        <Button
          variant="primary"
          onClick={() => goTo(paths.info(search))}
          disabledReason={selected ? undefined : t`Choose one way or round trip on one of the options.`}
        >
          <Trans>Continue</Trans>
        </Button>
      </BottomNav>
    </Screen>
  );
}

function PricesSkeleton() {
  return (
    <SkeletonRegion>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} shape="block" height={184} />
      ))}
    </SkeletonRegion>
  );
}
