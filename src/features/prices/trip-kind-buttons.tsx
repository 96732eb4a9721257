import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { priceOfTrip } from '../../trip/pricing/trip-price.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import type { TripKind } from '../../schema/trip.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { Button } from '../../ui/actions/button.tsx';
import { PriceText } from '../../ui/content/price-text.tsx';

/** How long a button is busy before the visitor moves on: long enough to see which option was chosen. */
const BUSY_MS = 600;
/** The selection is stored only after the busy button has been painted, because that renders every card again. */
const PAINT_MS = 50;

export interface SelectionHandlers {
  /** Called as soon as the pressed button is shown as busy. */
  onSelect: (tripKind: TripKind) => void;
  /** Called when the button has been busy long enough. */
  onChosen: (tripKind: TripKind) => void;
}

interface TripKindButtonsProps extends SelectionHandlers {
  option: PriceOption;
  currency: string;
  /** The trip kinds on the card, the leading one first. */
  tripKinds: readonly TripKind[];
  selectedKind: TripKind | undefined;
  disabled: boolean;
}

/** A button with the price of each trip kind. */
export function TripKindButtons(props: TripKindButtonsProps) {
  const { option, currency, tripKinds, selectedKind, disabled } = props;
  const { money } = useFormats();
  const [pressedKind, press] = usePressedKind(props);
  return tripKinds.map((tripKind, index) => {
    const isLeading = index === 0;
    return (
      <Button
        key={tripKind}
        variant={isLeading ? 'primary' : 'secondary'}
        busy={pressedKind === tripKind}
        disabled={disabled}
        aria-pressed={selectedKind === tripKind}
        onClick={() => press(tripKind)}
      >
        <span className="trip-kind">
          <span>{tripKind === 'oneway' ? <Trans>One way</Trans> : <Trans>Round trip</Trans>}</span>{' '}
          <PriceText
            size={isLeading ? 'large' : 'medium'}
            amount={money(priceOfTrip(option, tripKind), currency)}
          />
        </span>
      </Button>
    );
  });
}

/** Returns the trip kind whose button was pressed, and a function that presses one. Only the first press on a card counts. */
function usePressedKind({ onSelect, onChosen }: SelectionHandlers) {
  const [pressedKind, setPressedKind] = useState<TripKind>();
  const handleSelect = useEffectEvent(onSelect);
  const handleChosen = useEffectEvent(onChosen);
  useEffect(() => {
    if (!pressedKind) return;
    const timers = [
      setTimeout(() => handleSelect(pressedKind), PAINT_MS),
      setTimeout(() => handleChosen(pressedKind), BUSY_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [pressedKind]);
  const press = (tripKind: TripKind) => setPressedKind(pressedKind ?? tripKind);
  return [pressedKind, press] as const;
}
