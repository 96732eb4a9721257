import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { offeredAlternatives, type BookingAlternative } from '../../../trip/offered-alternatives.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { SectionHeading } from '../../../ui/layout/heading.tsx';
import { Cluster } from '../../../ui/layout/layout.tsx';
import { useStyles } from '../../../ui/ui-context.ts';
import css from './booking-alternatives.css?inline';
import type { BookingAlternativesProps } from './booking-alternatives-props.ts';
import { BookingAlternativePanel, type OpenPanel } from './booking-alternative-panel.tsx';
import { useHiddenTripKinds } from '../use-hidden-trip-kinds.ts';

/**
 * Offers other ways to book the trip: in several vehicles, on several flights, or in a different vehicle on the return trip.
 * If no vehicle seats everybody, a panel is always open: the plan with several vehicles, until the visitor opens another.
 */
export function BookingAlternatives(props: BookingAlternativesProps) {
  const { trip, prices, fittingOptions } = props;
  useStyles(css);
  const { split } = useSnapshot(useStorefront().state.draft.state);
  const hiddenKinds = useHiddenTripKinds();
  const [chosenPanel, setChosenPanel] = useState<OpenPanel>();
  const hasFittingOption = fittingOptions.length > 0;
  const isOffered = offeredAlternatives(trip, {
    options: prices.options,
    fittingOptions,
    hiddenKinds,
    split,
  });

  const close = () => setChosenPanel(undefined);
  // The party or the prices have changed. If the panel stayed chosen, it would open and take the focus when they change back.
  if (chosenPanel && !isOffered[chosenPanel.alternative]) close();
  const defaultPanel: OpenPanel | undefined = hasFittingOption
    ? undefined
    : { alternative: 'several-vehicles', openCount: 0 };
  const panel = chosenPanel ?? defaultPanel;

  const toggle = (alternative: BookingAlternative) => {
    if (alternative === panel?.alternative && hasFittingOption) close();
    else setChosenPanel({ alternative, openCount: (panel?.openCount ?? 0) + 1 });
  };
  const toggleProps = (alternative: BookingAlternative) => ({
    'aria-expanded': alternative === panel?.alternative,
    onClick: () => toggle(alternative),
  });

  if (!Object.values(isOffered).includes(true)) return null;
  return (
    <>
      <div className="booking-alternatives">
        <SectionHeading>
          {hasFittingOption ? <Trans>Other ways to book</Trans> : <Trans>Large group?</Trans>}
        </SectionHeading>
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
      </div>
      {panel && <BookingAlternativePanel key={panel.alternative} {...props} {...panel} onClose={close} />}
    </>
  );
}
