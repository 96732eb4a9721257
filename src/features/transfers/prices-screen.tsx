import { Trans, useLingui } from '@lingui/react/macro';
import { Redirect, useSearch } from 'wouter';
import { useSnapshot } from 'valtio/react';
import { fittingOptions } from '../../domain/prices.ts';
import { BottomNav } from '../../parts/bottom-nav.tsx';
import { LoadProblem } from '../../parts/load-problem.tsx';
import { Screen } from '../../parts/screen.tsx';
import { useStorefront } from '../../parts/storefront.ts';
import { useNavigation } from '../../parts/use-navigation.ts';
import { paths, type PricesQuery } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Columns, Stack } from '../../ui/layout.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { NoneFits, NoPrices } from './no-prices.tsx';
import { PriceCard } from './price-card.tsx';
import { QuoteSummary } from './quote-summary.tsx';
import { useTripQuery } from './trip-query.ts';
import { useAdoptedTrip } from './use-adopted-trip.ts';
import { usePrices } from './use-prices.ts';

export function PricesScreen() {
  const { from, to, ...rest } = useTripQuery();
  const search = useSearch();
  const query = new URLSearchParams(search);
  if (!query.get('from') || !query.get('to') || !from || !to) {
    return <Redirect to={paths.transfers() + (search && `?${search}`)} replace />;
  }
  return <Prices trip={{ from, to, ...rest }} search={search} />;
}

function Prices({ trip, search }: { trip: PricesQuery; search: string }) {
  const { t } = useLingui();
  const { goTo, replaceWith } = useNavigation();
  const { from, to, prices } = usePrices(trip);
  const { draft, search: choices } = useStorefront().state;
  useAdoptedTrip(trip, from.data, to.data);
  const { selection } = useSnapshot(draft.state);
  const fitting = fittingOptions(prices.data ?? [], trip.adults + trip.kids);
  const selected = fitting.some((option) => option.ref === selection?.priceRef);

  return (
    <Screen heading={<Trans>Select an option</Trans>}>
      <Columns
        aside={
          <QuoteSummary
            from={from.data?.title}
            to={to.data?.title}
            trip={trip}
            onPassengers={(passengers) => {
              choices.setPassengers(passengers);
              replaceWith(paths.prices({ ...trip, ...passengers }));
            }}
          />
        }
      >
        <Stack>
          {prices.isPending && <PricesSkeleton />}
          {prices.isError && (
            <LoadProblem error={prices.error} phase="prices" tryAgain={() => void prices.refetch()} />
          )}
          {prices.data?.length === 0 && <NoPrices />}
          {prices.data && prices.data.length > 0 && fitting.length === 0 && (
            <NoneFits options={prices.data} />
          )}
          {fitting.map((option) => (
            <PriceCard
              key={option.ref}
              option={option}
              selected={selection?.priceRef === option.ref ? selection.trip : undefined}
              onChosen={(chosen) => {
                draft.select(option.ref, chosen);
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
