import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { availableDatesQuery } from '../../../api/tours.ts';
import type { CartCheck, TourCheck } from '../../../cart/issues/cart-check.ts';
import { knownTimes } from '../../../cart/issues/cart-issues.ts';
import { remainingTimes } from '../../../cart/issues/tour-issues.ts';
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
import { Button } from '../../../ui/actions/button.tsx';
import { Choices } from './choices.tsx';

interface TimeChoicesProps {
  check: TourCheck;
  onChoose: (schedule: string) => void;
}

/** The departures that are still available on the tour's day. */
export function TimeChoices({ check, onChoose }: TimeChoicesProps) {
  const { t } = useLingui();
  const times = remainingTimes(check, useNow());
  return (
    <Choices label={t`Times still available that day`} choices={times}>
      {(time) => (
        <Button key={time} size="small" onClick={() => onChoose(time)}>
          {time}
        </Button>
      )}
    </Choices>
  );
}

interface DayChoicesProps {
  cartLine: CartTour;
  tour: Tour;
  check: CartCheck;
  onChoose: (day: AlternativeDate) => void;
}

/** The nearest days on which places are left. */
export function DayChoices({ cartLine, tour, check, onChoose }: DayChoicesProps) {
  const { t } = useLingui();
  const now = useNow();
  const { weekdayDateTime } = useFormats();
  const candidates = candidateDates(useCart(), cartLine, tour, { now, knownTimes: knownTimes(check) });
  const request = useQuery(availableDatesQuery(useApi(), tour.id, candidates, cartLine.line));
  const days = alternativeDates(request.data ?? [], cartLine, tour, now);
  return (
    <Choices label={t`Available days`} choices={days} request={request}>
      {(day) => (
        <Button key={day.date} size="small" onClick={() => onChoose(day)}>
          {weekdayDateTime(`${day.date} ${day.schedule}`)}
        </Button>
      )}
    </Choices>
  );
}
