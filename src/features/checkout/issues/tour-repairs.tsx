import { useLingui } from '@lingui/react/macro';
import { remainingTimes } from '../../../cart/issues/tour-issues.ts';
import type { CartTour } from '../../../schema/cart.ts';
import type { TourLine } from '../../../schema/tour-line.ts';
import { useNow } from '../../../shared/storefront/use-now.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { RepairList, type LineRepairsProps } from './repair-list.tsx';
import { DayChoices, TimeChoices } from './tour-choices.tsx';
import { useAcceptPrice, useChangeLine } from './use-change-line.ts';

/** The repairs of a tour: another departure on the same day, or another day. */
export function TourRepairs({
  cartLine,
  check,
  onRepaired,
  ...list
}: LineRepairsProps & { cartLine: CartTour }) {
  const { t } = useLingui();
  const now = useNow();
  const { cart } = useStorefront().state;
  const changeLine = useChangeLine(cartLine.id, onRepaired);
  const acceptPrice = useAcceptPrice(cartLine.id, onRepaired);
  const tourCheck = check.tours[cartLine.id];
  const tour = tourCheck?.tour === 'not-found' ? undefined : tourCheck?.tour;
  const changeTour = (change: Partial<TourLine>) =>
    changeLine('update', () =>
      cart.replaceTour(cartLine.id, { ...cartLine.line, ...change }, cartLine.accepted),
    );
  return (
    <RepairList
      {...list}
      item={{ kind: 'tour', cartLine }}
      options={{
        time: {
          label: t`Choose another time`,
          isPossible: tourCheck !== undefined && remainingTimes(tourCheck, now).length > 0,
          choices: tourCheck && (
            <TimeChoices check={tourCheck} onChoose={(schedule) => changeTour({ schedule })} />
          ),
        },
        day: {
          label: t`Choose another day`,
          isPossible: tour !== undefined,
          choices: tour && (
            <DayChoices
              cartLine={cartLine}
              tour={tour}
              check={check}
              onChoose={({ date, schedule }) => changeTour({ tourDate: date, schedule })}
            />
          ),
        },
      }}
      onAcceptPrice={acceptPrice}
    />
  );
}
