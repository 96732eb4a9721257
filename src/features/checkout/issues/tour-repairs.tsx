import { useLingui } from '@lingui/react/macro';
import { isSameLine } from '../../../cart/cart-contents.ts';
import { remainingTimes } from '../../../cart/issues/tour-issues.ts';
import type { CartTour } from '../../../schema/cart.ts';
import type { TourLine } from '../../../schema/tour-line.ts';
import { useNow } from '../../../shared/storefront/use-now.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { ProblemList, type LineRepairsProps, type RepairOption } from './problem-list.tsx';
import { DayChoices, TimeChoices } from './tour-choices.tsx';
import { useAcceptPrice, useChangeLine } from './use-change-line.ts';

interface TourRepairsProps extends LineRepairsProps {
  cartLine: CartTour;
}

/** The repairs of a tour: another departure on the same day, or another day. */
export function TourRepairs({ cartLine, check, onRepaired, ...list }: TourRepairsProps) {
  const { t } = useLingui();
  const now = useNow();
  const { cart } = useStorefront().state;
  const changeLine = useChangeLine(cartLine.id, onRepaired);
  const acceptPrice = useAcceptPrice(cartLine.id, onRepaired);
  const tourCheck = check.tours[cartLine.id];
  const tour = tourCheck?.tour === 'not-found' ? undefined : tourCheck?.tour;
  // The latest answers may be about another day or party.
  const isCurrent = tourCheck && isSameLine(cartLine.line, tourCheck.line);
  const times = isCurrent ? remainingTimes(tourCheck, now) : [];
  const changeTour = (change: Partial<TourLine>) =>
    changeLine('update', () =>
      cart.replaceTour(cartLine.id, { ...cartLine.line, ...change }, cartLine.accepted),
    );
  const anotherTime: RepairOption = {
    label: t`Choose another time`,
    choices: (
      <TimeChoices
        times={times}
        lockedReason={list.lockedReason}
        onChoose={(schedule) => changeTour({ schedule })}
      />
    ),
  };
  return (
    <ProblemList
      {...list}
      check={check}
      item={{ kind: 'tour', cartLine }}
      options={{
        time: times.length > 0 ? anotherTime : undefined,
        day: tour && {
          label: t`Choose another day`,
          choices: (
            <DayChoices
              cartLine={cartLine}
              tour={tour}
              check={check}
              lockedReason={list.lockedReason}
              onChoose={({ date, schedule }) => changeTour({ tourDate: date, schedule })}
            />
          ),
        },
      }}
      onAcceptPrice={acceptPrice}
    />
  );
}
