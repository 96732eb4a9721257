import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { availablePickupsQuery } from '../../../api/pickup.ts';
import { availableDatesQuery } from '../../../api/tours.ts';
import type { CartCheck, TourCheck } from '../../../cart/issues/cart-check.ts';
import { knownTimes } from '../../../cart/issues/cart-issues.ts';
import type { LegName } from '../../../trip/legs.ts';
import { remainingTimes } from '../../../cart/issues/tour-issues.ts';
import { suitableVehicles } from '../../../cart/issues/transfer-issues.ts';
import { alternativeDates, candidateDates } from '../../../cart/repairs/alternative-dates.ts';
import { candidatePickups } from '../../../cart/repairs/alternative-pickups.ts';
import { priceOfTrip } from '../../../trip/pricing/trip-price.ts';
import type { CartTour, CartTransfer } from '../../../schema/cart.ts';
import type { PriceOption } from '../../../schema/price-option.ts';
import type { Tour } from '../../../schema/tour.ts';
import { isSameId } from '../../../schema/wire-values.ts';
import { useApi } from '../../../shared/storefront/session-context.ts';
import { useCart } from '../../../shared/cart/use-cart.ts';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import { useNow } from '../../../shared/storefront/use-now.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Cluster, Stack } from '../../../ui/layout/layout.tsx';
import { StatusLine } from '../../../ui/feedback/status-line.tsx';
import type { RepairActions } from './use-repairs.ts';

/** As many as can be compared at a glance. */
const CHOICES = 3;

/** The times left on the tour's day. */
export function TimeChoices({ check, actions }: { check: TourCheck; actions: RepairActions }) {
  const { t } = useLingui();
  const times = remainingTimes(check, useNow());
  return (
    <Choices label={t`Times still available that day`} choices={times}>
      {(time) => (
        <Button key={time} size="small" onClick={() => actions.chooseTime(time)}>
          {time}
        </Button>
      )}
    </Choices>
  );
}

interface DayChoicesProps {
  kept: CartTour;
  tour: Tour;
  check: CartCheck;
  actions: RepairActions;
}

/** The nearest days with places. */
export function DayChoices({ kept, tour, check, actions }: DayChoicesProps) {
  const { t } = useLingui();
  const now = useNow();
  const { dayAndTime } = useFormats();
  const candidates = candidateDates(useCart(), kept, tour, { now, known: knownTimes(check) });
  const available = useQuery(availableDatesQuery(useApi(), tour.id, candidates, kept.line));
  const days = alternativeDates(available.data ?? [], kept, tour, now);
  return (
    <Choices label={t`Available days`} choices={days} question={available}>
      {(day) => (
        <Button key={day.date} size="small" onClick={() => actions.chooseDay(day)}>
          {dayAndTime(`${day.date} ${day.schedule}`)}
        </Button>
      )}
    </Choices>
  );
}

interface PickupChoicesProps {
  kept: CartTransfer;
  leg: LegName;
  timeZone: string | undefined;
  actions: RepairActions;
}

/** The nearest pickups that the provider can serve. */
export function PickupChoices({ kept: { line }, leg, timeZone, actions }: PickupChoicesProps) {
  const { t } = useLingui();
  const { dayAndTime } = useFormats();
  const candidates = candidatePickups(line, leg, useNow(), timeZone);
  const available = useQuery(availablePickupsQuery(useApi(), line.priceSelected.ref, candidates));
  const pickups = (available.data ?? []).slice(0, CHOICES).toSorted();
  return (
    <Choices label={t`Possible pickup times`} choices={pickups} question={available}>
      {(pickup) => (
        <Button key={pickup} size="small" onClick={() => actions.choosePickup(leg, pickup)}>
          {dayAndTime(pickup)}
        </Button>
      )}
    </Choices>
  );
}

interface VehicleChoicesProps {
  kept: CartTransfer;
  options: readonly PriceOption[];
  actions: RepairActions;
}

/** The next vehicles that fit the party, with their prices. */
export function VehicleChoices({ kept: { line }, options, actions }: VehicleChoicesProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { currency } = useApi();
  const others = suitableVehicles(line, options).filter(({ ref }) => !isSameId(ref, line.priceSelected.ref));
  const price = (option: PriceOption) =>
    money(priceOfTrip(option, line.roundtrip ? 'roundtrip' : 'oneway'), currency);
  return (
    <Choices label={t`Other vehicles`} choices={others.slice(0, CHOICES)}>
      {(option) => (
        <Button key={option.ref} size="small" onClick={() => actions.chooseVehicle(option)}>
          <span>
            {option.title} · <span className="unbroken">{price(option)}</span>
          </span>
        </Button>
      )}
    </Choices>
  );
}

interface ChoicesProps<Choice> {
  label: string;
  choices: readonly Choice[];
  /** The request behind the choices, if there is one. */
  question?: Pick<UseQueryResult, 'isFetching' | 'isError' | 'refetch'>;
  children: (choice: Choice) => ReactNode;
}

function Choices<Choice>({ label, choices, question, children }: ChoicesProps<Choice>) {
  const id = useId();
  if (question?.isFetching)
    return (
      <StatusLine tone="busy">
        <Trans>Looking for alternatives…</Trans>
      </StatusLine>
    );
  if (question?.isError)
    return (
      <Cluster>
        <StatusLine tone="warning">
          <Trans>This could not be checked.</Trans>
        </StatusLine>
        <Button size="small" onClick={() => void question.refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </Cluster>
    );
  if (choices.length === 0)
    return (
      <StatusLine tone="info">
        <Trans>No alternatives found.</Trans>
      </StatusLine>
    );
  return (
    <div role="group" aria-labelledby={id}>
      <Stack gap="small">
        <p id={id}>{label}</p>
        <Cluster>{choices.map(children)}</Cluster>
      </Stack>
    </div>
  );
}
