import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { openPickupsQuery } from '../../api/pickup.ts';
import { openDaysQuery } from '../../api/tours.ts';
import type { TourCheck } from '../../domain/cart-check.ts';
import type { LegName } from '../../domain/legs.ts';
import { timesLeft, vehiclesFor } from '../../domain/line-issues.ts';
import { daysToAsk, otherDays, pickupsToAsk } from '../../domain/repairs.ts';
import { priceOfTrip } from '../../domain/trip-price.ts';
import type { CartTour, CartTransfer } from '../../schema/cart.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import type { Tour } from '../../schema/tour.ts';
import { isSameId } from '../../schema/wire-values.ts';
import { useApi } from '../../shared/session-context.ts';
import { useCart } from '../../shared/use-cart.ts';
import { useFormats } from '../../shared/use-formats.ts';
import { useNow } from '../../shared/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { StatusLine } from '../../ui/status-line.tsx';
import type { RepairActions } from './use-repairs.ts';

/** As many as can be compared at a glance. */
const CHOICES = 3;

/** The times left on the tour's day. */
export function TimeChoices({ check, actions }: { check: TourCheck; actions: RepairActions }) {
  const { t } = useLingui();
  const times = timesLeft(check, useNow());
  return (
    <Choices label={t`Times left that day`} choices={times} isKnown>
      {(time) => (
        <Button key={time} size="small" onClick={() => actions.chooseTime(time)}>
          {time}
        </Button>
      )}
    </Choices>
  );
}

/** The nearest days with places. */
export function DayChoices({ kept, tour, actions }: { kept: CartTour; tour: Tour; actions: RepairActions }) {
  const { t } = useLingui();
  const now = useNow();
  const { dayAndTime } = useFormats();
  const asked = daysToAsk(useCart(), kept, tour, now);
  const open = useQuery(openDaysQuery(useApi(), tour.id, asked, kept.line));
  const days = otherDays(open.data ?? [], kept, tour, now);
  return (
    <Choices label={t`Days with places`} choices={days} isKnown={!open.isPending}>
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
  actions: RepairActions;
}

/** The nearest pickups that the provider can serve. */
export function PickupChoices({ kept: { line }, leg, actions }: PickupChoicesProps) {
  const { t } = useLingui();
  const { dayAndTime } = useFormats();
  const asked = pickupsToAsk(line, leg, useNow());
  const open = useQuery(openPickupsQuery(useApi(), line.priceSelected.ref, asked));
  const pickups = (open.data ?? []).slice(0, CHOICES).toSorted();
  return (
    <Choices label={t`Possible pickup times`} choices={pickups} isKnown={!open.isPending}>
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

/** The next vehicles that seat everybody, with what they cost. */
export function VehicleChoices({ kept: { line }, options, actions }: VehicleChoicesProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { currency } = useApi();
  const others = vehiclesFor(line, options).filter(({ ref }) => !isSameId(ref, line.priceSelected.ref));
  const price = (option: PriceOption) =>
    money(priceOfTrip(option, line.roundtrip ? 'roundtrip' : 'oneway'), currency);
  return (
    <Choices label={t`Other vehicles`} choices={others.slice(0, CHOICES)} isKnown>
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
  isKnown: boolean;
  children: (choice: Choice) => ReactNode;
}

function Choices<Choice>({ label, choices, isKnown, children }: ChoicesProps<Choice>) {
  const id = useId();
  if (!isKnown)
    return (
      <StatusLine tone="busy">
        <Trans>Looking for others…</Trans>
      </StatusLine>
    );
  if (choices.length === 0)
    return (
      <StatusLine tone="info">
        <Trans>None was found nearby.</Trans>
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
