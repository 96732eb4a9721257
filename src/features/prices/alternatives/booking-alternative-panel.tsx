import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import type { BookingAlternative } from '../../../trip/offered-alternatives.ts';
import { bringIntoView } from '../../../platform/element/bring-into-view.ts';
import { earliestPickupDate } from '../../../trip/pickup/pickup-rules.ts';
import { partyOf, type Party } from '../../../schema/party.ts';
import type { ChosenVehicle } from '../../../schema/draft.ts';
import { partySize, subtractParty } from '../../../trip/party-rules.ts';
import type { VehicleParty } from '../../../trip/vehicles/seat-party.ts';
import { longestLeadTime } from '../../../trip/vehicles/trip-plan.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { useNow } from '../../../shared/storefront/use-now.ts';
import { choosePlan } from '../../../storefront/flows/choose-price.ts';
import { Card } from '../../../ui/content/cards/card.tsx';
import { SectionHeading } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import type { ChoosePlan, BookingAlternativesProps } from './booking-alternatives-props.ts';
import { PartyPlanner } from './party-planner.tsx';
import { SplitPartyForm } from './split-party-form.tsx';
import { SeparateReturnForm } from './separate-return-form.tsx';

export interface OpenPanel {
  alternative: BookingAlternative;
  /** Increases whenever the visitor opens a panel, even the one that is open; 0 for a panel that is open by default. */
  openCount: number;
}

interface BookingAlternativePanelProps extends BookingAlternativesProps, OpenPanel {
  onClose: () => void;
}

/** Shows the form of an alternative, and stores what the visitor chooses there. Opening it brings it into view and focuses its heading. */
export function BookingAlternativePanel(props: BookingAlternativePanelProps) {
  const { alternative, openCount, onClose, ...formProps } = props;
  const { trip, onPartyChange } = formProps;
  const { draft } = useStorefront().state;
  const onChoosePlan = useChoosePlan(formProps);
  const panelRef = useRef<HTMLDivElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (openCount === 0 || !panelRef.current) return;
    headingRef.current?.focus({ preventScroll: true });
    // From its top, if the window is too low for all of it.
    bringIntoView(panelRef.current, 'nearest');
  }, [openCount]);
  const count = partySize(trip);
  const headings: Record<BookingAlternative, ReactNode> = {
    'several-vehicles': <Trans>Private vehicles for {count} people</Trans>,
    'several-flights': <Trans>Who is on the other flight?</Trans>,
    'separate-return': <Trans>A different vehicle each way</Trans>,
  };
  const split = (laterParty: Party) => {
    const { from, to } = trip;
    draft.setSplitParty({ from, to, ...partyOf(trip) });
    onPartyChange(subtractParty(trip, laterParty));
    onClose();
  };

  return (
    <div ref={panelRef} className="booking-alternative-panel">
      <Card padded>
        <Stack>
          <SectionHeading ref={headingRef}>{headings[alternative]}</SectionHeading>
          {alternative === 'several-vehicles' && <PartyPlanner {...formProps} onChoosePlan={onChoosePlan} />}
          {alternative === 'several-flights' && <SplitPartyForm whole={trip} onSplit={split} />}
          {alternative === 'separate-return' && (
            <SeparateReturnForm {...formProps} onChoosePlan={onChoosePlan} />
          )}
        </Stack>
      </Card>
    </div>
  );
}

/**
 * Returns a function that stores a plan as the visitor's choice. The dates of the search are copied to its legs if all of its
 * vehicles are available by then.
 */
function useChoosePlan({
  trip,
  timeZone,
  onVehicleChosen,
  onPlanChosen,
}: BookingAlternativesProps): ChoosePlan {
  const { state } = useStorefront();
  const now = useNow();
  return (tripKind, vehicles, returnVehicles = []) => {
    const { from, to } = trip;
    const allVehicles = [...vehicles, ...returnVehicles];
    const leadTime = longestLeadTime(allVehicles.map(({ option }) => option));
    const earliest = earliestPickupDate(now, leadTime, timeZone);
    const plan = {
      vehicles: vehicles.map(toChosenVehicle),
      back: returnVehicles.map(toChosenVehicle),
      trip: tripKind,
      from,
      to,
    };
    choosePlan(state, plan, earliest);
    for (const { option } of allVehicles) onVehicleChosen(option, tripKind);
    onPlanChosen();
  };
}

function toChosenVehicle({ option, ...party }: VehicleParty): ChosenVehicle {
  return { priceRef: option.ref, ...partyOf(party) };
}
