import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { availableDatesQuery } from '../../../api/tours.ts';
import type { CartCheck } from '../../../cart/issues/cart-check.ts';
import { knownDurations } from '../../../cart/issues/known-durations.ts';
import {
  alternativeDates,
  candidateDates,
  type AlternativeDate,
} from '../../../cart/repairs/alternative-dates.ts';
import type { CartTour } from '../../../schema/cart.ts';
import type { Tour } from '../../../schema/tour.ts';
import { useApi } from '../../../shared/storefront/session-context.ts';
import { useCart } from '../../../shared/cart/use-cart.ts';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import { useNow } from '../../../shared/storefront/use-now.ts';
import { Choices } from './choices.tsx';

interface TimeChoicesProps {
  times: readonly string[];
  lockedReason: string | undefined;
  onChoose: (schedule: string) => void;
}

/** The other departures on the tour's day. */
export function TimeChoices({ times, lockedReason, onChoose }: TimeChoicesProps) {
  const { t } = useLingui();
  return (
    <Choices
      label={t`Times still available that day`}
      choices={times}
      keyOf={(time) => time}
      lockedReason={lockedReason}
      onChoose={onChoose}
    >
      {(time) => time}
    </Choices>
  );
}

interface DayChoicesProps {
  cartLine: CartTour;
  tour: Tour;
  check: CartCheck;
  lockedReason: string | undefined;
  onChoose: (alternative: AlternativeDate) => void;
}

/** Departures on other days with places left, preferring days that fit into the trip, then the nearest ones. */
export function DayChoices({ cartLine, tour, check, lockedReason, onChoose }: DayChoicesProps) {
  const { t } = useLingui();
  const now = useNow();
  const { weekdayDateTime } = useFormats();
  const candidates = candidateDates(useCart(), cartLine, tour, {
    now,
    knownDurations: knownDurations(check),
  });
  const request = useQuery(availableDatesQuery(useApi(), tour.id, candidates, cartLine.line));
  const alternatives = alternativeDates(request.data ?? [], cartLine, tour, now);
  return (
    <Choices
      label={t`Available days`}
      choices={alternatives}
      keyOf={({ date }) => date}
      request={request}
      lockedReason={lockedReason}
      onChoose={onChoose}
    >
      {({ date, schedule }) => weekdayDateTime(`${date} ${schedule}`)}
    </Choices>
  );
}
