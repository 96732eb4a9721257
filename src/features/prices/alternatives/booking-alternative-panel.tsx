import { useEffect, useRef, type ReactNode } from 'react';
import { earliestPickupDate } from '../../../trip/pickup/pickup-rules.ts';
import { strictestOption } from '../../../trip/vehicles/trip-plan.ts';
import { partyOf, type Party } from '../../../schema/party.ts';
import { subtractParty } from '../../../trip/party-rules.ts';
import type { VehicleParty } from '../../../trip/vehicles/seat-party.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { useNow } from '../../../shared/storefront/use-now.ts';
import { choosePlan } from '../../../storefront/flows/choose-price.ts';
import { Card } from '../../../ui/content/cards/card.tsx';
import type { OnPlan, BookingAlternative, BookingAlternativesProps } from './booking-alternative.ts';
import { PartyPlanner } from './party-planner.tsx';
import { SplitPartyForm } from './split-party-form.tsx';
import { SeparateReturnForm } from './separate-return-form.tsx';

interface OtherWayPanelProps extends BookingAlternativesProps {
  way: BookingAlternative;
  /** How often the visitor has asked for it. */
  times: number;
  onClose: () => void;
}

export function BookingAlternativePanel({ way, times, onClose, ...props }: OtherWayPanelProps) {
  const { trip, onSelect, onChosen, onPassengers } = props;
  const { state } = useStorefront();
  const now = useNow();
  const onPlan: OnPlan = (tripKind, vehicles, back = []) => {
    const all = [...vehicles, ...back];
    const earliest = earliestPickupDate(now, strictestOption(all)?.area_cutoff_hrs ?? 0);
    const chosen = (list: VehicleParty[]) =>
      list.map(({ option, ...party }) => ({ priceRef: option.ref, ...partyOf(party) }));
    const { from, to } = trip;
    choosePlan(state, { vehicles: chosen(vehicles), back: chosen(back), trip: tripKind, from, to }, earliest);
    for (const { option } of all) onSelect(option, tripKind);
    onChosen();
  };
  const split = (second: Party) => {
    const { from, to } = trip;
    state.draft.splitParty({ from, to, ...partyOf(trip) });
    onPassengers(subtractParty(trip, second));
    onClose();
  };

  return (
    <Panel times={times}>
      {way === 'vehicles' && <PartyPlanner {...props} onPlan={onPlan} />}
      {way === 'flights' && <SplitPartyForm whole={trip} onSplit={split} />}
      {way === 'back' && <SeparateReturnForm {...props} onPlan={onPlan} />}
    </Panel>
  );
}

/** Receives the focus when the visitor asks for it. */
function Panel({ times, children }: { times: number; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (times > 0) panel.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [times]);
  return (
    <div ref={panel}>
      <Card padded>{children}</Card>
    </div>
  );
}
