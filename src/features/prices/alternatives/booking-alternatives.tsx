import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { offeredAlternatives, type BookingAlternative } from '../../../trip/offered-alternatives.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Cluster } from '../../../ui/layout/layout.tsx';
import type { BookingAlternativesProps } from './booking-alternatives-props.ts';
import { BookingAlternativePanel } from './booking-alternative-panel.tsx';
import { useHiddenTripKinds } from '../use-hidden-trip-kinds.ts';

interface PanelState {
  /** The alternative whose panel is open; undefined if the visitor has closed it. */
  alternative: BookingAlternative | undefined;
  /** How often the visitor has opened a panel since the last one was closed. */
  openCount: number;
}

/**
 * Offers other ways to book the trip: in several vehicles, on several flights, or in a different vehicle on the return trip.
 * If no vehicle seats everybody, the plan with several vehicles is always open.
 */
export function BookingAlternatives(props: BookingAlternativesProps) {
  const { trip, prices, fittingOptions } = props;
  const { split } = useSnapshot(useStorefront().state.draft.state);
  const hiddenKinds = useHiddenTripKinds();
  const hasFittingOption = fittingOptions.length > 0;
  const [panel, setPanel] = useState<PanelState>();
  const initialAlternative = hasFittingOption ? undefined : 'several-vehicles';
  const openAlternative = panel ? panel.alternative : initialAlternative;
  const openCount = panel?.openCount ?? 0;
  const close = () => setPanel({ alternative: undefined, openCount: 0 });

  const toggle = (alternative: BookingAlternative) => {
    if (alternative === openAlternative && hasFittingOption) close();
    else setPanel({ alternative, openCount: openCount + 1 });
  };
  const toggleProps = (alternative: BookingAlternative) => ({
    'aria-expanded': hasFittingOption ? alternative === openAlternative : undefined,
    onClick: () => toggle(alternative),
  });

  const isOffered = offeredAlternatives(trip, {
    options: prices.options,
    fittingOptions,
    hiddenKinds,
    split,
  });

  return (
    <>
      <Cluster>
        {isOffered['several-vehicles'] && (
          <Button {...toggleProps('several-vehicles')}>
            <Trans>Use several vehicles</Trans>
          </Button>
        )}
        {isOffered['several-flights'] && (
          <Button {...toggleProps('several-flights')}>
            {trip.searchMode === 'A2H' ? (
              <Trans>Part of us arrives on another flight</Trans>
            ) : (
              <Trans>Part of us leaves on another flight</Trans>
            )}
          </Button>
        )}
        {isOffered['separate-return'] && (
          <Button {...toggleProps('separate-return')}>
            <Trans>Another vehicle on the way back</Trans>
          </Button>
        )}
      </Cluster>
      {openAlternative && (
        <BookingAlternativePanel
          key={openAlternative}
          {...props}
          alternative={openAlternative}
          openCount={openCount}
          onClose={close}
        />
      )}
    </>
  );
}
