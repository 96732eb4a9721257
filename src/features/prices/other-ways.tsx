import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { restOfParty } from '../../trip/party-rules.ts';
import { isPrivate } from '../../trip/price-options.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Cluster } from '../../ui/layout/layout.tsx';
import type { OtherWay, OtherWaysProps } from './other-way.ts';
import { OtherWayPanel } from './other-way-panel.tsx';
import { useHiddenTripKinds } from './use-hidden-trip-kinds.ts';

/** How else to book the trip: several vehicles, on several flights, others on the way back. */
export function OtherWays(props: OtherWaysProps) {
  const { trip, prices, fitting } = props;
  const { split } = useSnapshot(useStorefront().state.draft.state);
  const hidden = useHiddenTripKinds();
  const [opened, setOpened] = useState<{ way: OtherWay | undefined; times: number }>();
  const fits = fitting.length > 0;
  const way = opened ? opened.way : fits ? undefined : 'vehicles';
  const close = () => setOpened({ way: undefined, times: 0 });

  /** The only offer there is stays open. */
  const open = (asked: OtherWay) =>
    asked === way && fits ? close() : setOpened({ way: asked, times: (opened?.times ?? 0) + 1 });
  const button = (asked: OtherWay) => ({
    'aria-expanded': fits ? asked === way : undefined,
    onClick: () => open(asked),
  });
  const isSplit = restOfParty(split, trip) !== undefined;

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
      {way && <OtherWayPanel key={way} {...props} way={way} times={opened?.times ?? 0} onClose={close} />}
    </>
  );
}
