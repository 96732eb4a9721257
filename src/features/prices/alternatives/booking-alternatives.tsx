import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { remainingParty } from '../../../trip/party-rules.ts';
import { isPrivate } from '../../../trip/pricing/price-options.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Cluster } from '../../../ui/layout/layout.tsx';
import type { BookingAlternative, BookingAlternativesProps } from './booking-alternative.ts';
import { BookingAlternativePanel } from './booking-alternative-panel.tsx';
import { useHiddenTripKinds } from '../use-hidden-trip-kinds.ts';

/** How else to book the trip: several vehicles, on several flights, others on the way back. */
export function BookingAlternatives(props: BookingAlternativesProps) {
  const { trip, prices, fitting } = props;
  const { split } = useSnapshot(useStorefront().state.draft.state);
  const hidden = useHiddenTripKinds();
  const [opened, setOpened] = useState<{ way: BookingAlternative | undefined; times: number }>();
  const fits = fitting.length > 0;
  const way = opened ? opened.way : fits ? undefined : 'vehicles';
  const close = () => setOpened({ way: undefined, times: 0 });

  /** The only offer there is stays open. */
  const open = (asked: BookingAlternative) =>
    asked === way && fits ? close() : setOpened({ way: asked, times: (opened?.times ?? 0) + 1 });
  const button = (asked: BookingAlternative) => ({
    'aria-expanded': fits ? asked === way : undefined,
    onClick: () => open(asked),
  });
  const isSplit = remainingParty(split, trip) !== undefined;

  return (
    <>
      <Cluster>
        {(!fits || (trip.adults > 1 && prices.options.some(isPrivate))) && (
          <Button {...button('vehicles')}>
            <Trans>Use several vehicles</Trans>
          </Button>
        )}
        {trip.adults > 1 && trip.searchMode !== 'P2P' && !isSplit && (
          <Button {...button('flights')}>
            {trip.searchMode === 'A2H' ? (
              <Trans>Part of us arrives on another flight</Trans>
            ) : (
              <Trans>Part of us leaves on another flight</Trans>
            )}
          </Button>
        )}
        {fitting.some(({ oneway_price }) => oneway_price > 0) && !hidden.oneway && (
          <Button {...button('back')}>
            <Trans>Another vehicle on the way back</Trans>
          </Button>
        )}
      </Cluster>
      {way && (
        <BookingAlternativePanel key={way} {...props} way={way} times={opened?.times ?? 0} onClose={close} />
      )}
    </>
  );
}
