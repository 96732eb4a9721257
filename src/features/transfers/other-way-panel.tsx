import { useEffect, useRef, type ReactNode } from 'react';
import { earliestPickupDate } from '../../domain/pickup.ts';
import { strictestOption } from '../../domain/trip-plan.ts';
import type { VehicleParty } from '../../domain/party-plan.ts';
import { FullMessages } from '../../shared/full-messages.tsx';
import { useSession } from '../../shared/session-context.ts';
import { useStorefront } from '../../shared/storefront-context.ts';
import { useNow } from '../../shared/use-now.ts';
import { choosePlan } from '../../storefront/flows/trip-plan.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import type { OnPlan, OtherWay, OtherWaysProps } from './other-way.ts';
import { PartyPlanner } from './party-planner.tsx';
import { SplitPartyForm } from './split-party-form.tsx';
import { WayBackForm } from './way-back-form.tsx';

interface OtherWayPanelProps extends OtherWaysProps {
  way: OtherWay;
  /** How often the visitor has asked for it. */
  times: number;
  onClose: () => void;
}

export function OtherWayPanel({ way, times, onClose, ...props }: OtherWayPanelProps) {
  const { trip, onSelect, onChosen, onPassengers } = props;
  const { language } = useSession();
  const { state } = useStorefront();
  const now = useNow();
  const onPlan: OnPlan = (tripKind, vehicles, back = []) => {
    const all = [...vehicles, ...back];
    const earliest = earliestPickupDate(now, strictestOption(all)?.area_cutoff_hrs ?? 0);
    const chosen = (list: VehicleParty[]) =>
      list.map(({ option, adults, kids }) => ({ priceRef: option.ref, adults, kids }));
    const { from, to } = trip;
    choosePlan(state, { vehicles: chosen(vehicles), back: chosen(back), trip: tripKind, from, to }, earliest);
    for (const { option } of all) onSelect(option, tripKind);
    onChosen();
  };
  const split = (second: { adults: number; kids: number }) => {
    const { from, to, adults, kids } = trip;
    state.draft.splitParty({ from, to, adults, kids });
    onPassengers({ adults: adults - second.adults, kids: kids - second.kids });
    onClose();
  };

  return (
    <FullMessages language={language} waiting={<PanelSkeleton />}>
      <Panel times={times}>
        {way === 'vehicles' && <PartyPlanner {...props} onPlan={onPlan} />}
        {way === 'flights' && <SplitPartyForm party={trip} onSplit={split} />}
        {way === 'back' && <WayBackForm {...props} onPlan={onPlan} />}
      </Panel>
    </FullMessages>
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

function PanelSkeleton() {
  return (
    <SkeletonRegion>
      <Skeleton shape="block" height={260} />
    </SkeletonRegion>
  );
}
