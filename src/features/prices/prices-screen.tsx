import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect } from 'react';
import { Redirect, useSearch } from 'wouter';
import { useSnapshot } from 'valtio/react';
import { cheapestOption, fittingOptions, visibleOptions } from '../../trip/pricing/price-options.ts';
import { earliestPickupDate } from '../../trip/pickup/pickup-rules.ts';
import { planMatchesTrip } from '../../trip/vehicles/trip-plan.ts';
import { combineParties, partySize, remainingParty } from '../../trip/party-rules.ts';
import { initialParty } from '../../trip/party-rules.ts';
import { partyFields, type Party } from '../../schema/party.ts';
import { isAirportPending } from '../../trip/search/search-locks.ts';
import { hasDates } from '../../trip/search/dates-in-query.ts';
import { pricedTrip } from '../../trip/search/trip-query.ts';
import { BottomNav } from '../../shared/screen/bottom-nav.tsx';
import { QueryError } from '../../shared/notices/query-error.tsx';
import { Screen } from '../../shared/screen/screen.tsx';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useNavigation } from '../../routing/hooks.ts';
import { useNow } from '../../shared/storefront/use-now.ts';
import { paths } from '../../routing/paths.ts';
import type { TripQuery } from '../../schema/trip.ts';
import { isSameId } from '../../schema/wire-values.ts';
import { choosePrice } from '../../storefront/flows/choose-price.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/feedback/skeleton.tsx';
import { syncTripFromUrl } from './adopt-trip-from-url.ts';
import { PastDatesNotice } from '../../shared/trip/past-dates-notice.tsx';
import { PartyTooLargeNotice, NoPrices } from './no-prices.tsx';
import { BookingAlternatives } from './alternatives/booking-alternatives.tsx';
import { PriceCard, PriceCards, PriceCardSkeleton } from './price-card.tsx';
import { TripKindToggle } from './trip-kind-toggle.tsx';
import { QuoteSummary } from './quote-summary.tsx';
import { SplitNotice } from './split-notice.tsx';
import { useTripPrices } from '../../shared/trip/use-trip-prices.ts';
import { InvalidTripNotice } from './invalid-trip-notice.tsx';
import { usePricesAnalytics } from './use-prices-analytics.ts';

export function PricesScreen() {
  const storefront = useStorefront();
  const search = useSearch();
  const searched = useSnapshot(storefront.state.search.state);
  useLayoutEffect(() => syncTripFromUrl(storefront), [storefront]);
  const query = new URLSearchParams(search);
  const trip = pricedTrip(query, searched);
  // The dates of a link are adopted first, because prices depend on them, as they do on a locked airport.
  if (hasDates(query) || isAirportPending(searched.locks)) return null;
  if (!trip) return <Redirect to={paths.transfers() + (search && `?${search}`)} replace />;
  return <Prices trip={trip} search={search} />;
}

function Prices({ trip, search }: { trip: TripQuery; search: string }) {
  const { t } = useLingui();
  const { goTo, replaceWith } = useNavigation();
  const { state } = useStorefront();
  const now = useNow();
  const { from, to, endsProblem, prices } = useTripPrices(trip);
  const searched = useSnapshot(state.search.state);
  const { wantsReturn } = searched;
  const { selection: last, plan, split } = useSnapshot(state.draft.state);
  const selection = last?.from === trip.from && last.to === trip.to ? last : undefined;
  const passengers = partySize(trip);
  const isOver = prices.pastDates.length > 0;
  const isAsked = !isOver && !endsProblem;
  const shown = isAsked ? prices.shown : undefined;
  const answer = isAsked ? prices.answer : undefined;
  const drawn = isAsked ? (shown ?? prices.arriving) : undefined;
  const options = drawn ? visibleOptions(drawn.options, passengers, drawn.question) : [];
  const fitting = fittingOptions(options, passengers);
  const wanted = wantsReturn ? 'roundtrip' : 'oneway';
  const cheapest = cheapestOption(fitting, wanted);
  const currency = drawn?.currency ?? '';
  const selected =
    fitting.some(({ ref }) => isSameId(ref, selection?.priceRef)) || planMatchesTrip(plan, trip);
  const others = remainingParty(split, trip);
  const trackChoice = usePricesAnalytics({
    from: from.data,
    to: to.data,
    prices: answer,
    passengers,
    answeredAt: prices.answeredAt,
  });

  const changePassengers = (change: Partial<Party>) => replaceWith(paths.prices({ ...trip, ...change }));

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
            onEdit={() => goTo(paths.transfers())}
            onPassengers={changePassengers}
          />
        }
      >
        <Stack>
          {others && (
            <SplitNotice
              first={trip}
              others={others}
              onTogether={() => {
                state.draft.splitParty(null);
                changePassengers(combineParties(trip, others));
              }}
            />
          )}
          {endsProblem && <InvalidTripNotice problem={endsProblem} direction={trip.searchMode} />}
          {isOver && !endsProblem && <PastDatesNotice pastDates={prices.pastDates} today={prices.today} />}
          {isAsked && !shown && !prices.error && <PricesSkeleton />}
          {isAsked && prices.error && (
            <QueryError error={prices.error} phase="prices" tryAgain={prices.tryAgain} />
          )}
          {answer?.options.length === 0 && <NoPrices />}
          {answer && answer.options.length > 0 && options.length === 0 && (
            <PartyTooLargeNotice
              options={answer.options}
              onFewer={
                partyFields.every((field) => searched.locks[field] === undefined)
                  ? (most) => changePassengers({ ...initialParty, adults: most })
                  : undefined
              }
            />
          )}
          {options.length > 0 && (
            <PriceCards arriving={!shown}>
              <TripKindToggle options={fitting} wanted={wanted} />
              {options.map((option) => (
                <PriceCard
                  key={option.ref}
                  option={option}
                  currency={currency}
                  passengers={passengers}
                  isCheapest={option.ref === cheapest}
                  wanted={wanted}
                  fits={option.max_pax >= passengers}
                  selected={isSameId(selection?.priceRef, option.ref) ? selection?.trip : undefined}
                  onChoosing={(chosen) =>
                    choosePrice(
                      state,
                      { priceRef: option.ref, trip: chosen, from: trip.from, to: trip.to },
                      earliestPickupDate(now, option.area_cutoff_hrs),
                    )
                  }
                  onChosen={(chosen) => {
                    trackChoice({ option, tripKind: chosen, currency });
                    goTo(paths.info(search));
                  }}
                />
              ))}
            </PriceCards>
          )}
          {shown && shown.options.length > 0 && (
            <BookingAlternatives
              {...{ trip, prices: shown, fitting, wanted }}
              onPassengers={changePassengers}
              onSelect={(option, tripKind) => trackChoice({ option, tripKind, currency })}
              onChosen={() => goTo(paths.info(search))}
            />
          )}
        </Stack>
      </Columns>
      <BottomNav backTo={paths.transfers()} resting={!selected}>
        <Button
          variant={selected ? 'primary' : 'quiet'}
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
      <Stack>
        <Skeleton shape="block" height={52} width="min(100%, 360px)" />
        {[1, 2, 3, 4, 5].map((card) => (
          <PriceCardSkeleton key={card} />
        ))}
      </Stack>
    </SkeletonRegion>
  );
}
