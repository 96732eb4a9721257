import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { plusMinutes } from '../../lib/dates.ts';
import { sortedJson } from '../../lib/json.ts';
import { pickupSteps } from '../../trip/pickup/pickup-steps.ts';
import { PickupTimeline } from '../../shared/trip/pickup-timeline.tsx';
import { Card } from '../../ui/content/cards/card.tsx';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import { LateFlightNotice } from './late-flight-notice.tsx';
import type { LegModel } from './leg/use-leg.ts';
import css from './pickup-timeline-card.css?inline';

interface PickupTimelineCardProps {
  model: LegModel;
  /** Undefined if unknown. */
  drivingMinutes: number | undefined;
}

/** What happens around the pickup of a leg, and what a late flight means, once its flight and pickup are known. */
export function PickupTimelineCard({ model, drivingMinutes }: PickupTimelineCardProps) {
  useStyles(css);
  const settledRide = useSettledRide(model);
  const ride = settledRide ?? expectedRide(model);
  const steps = ride ? pickupSteps({ ...ride, drivingMinutes }) : [];
  if (!ride || steps.length === 0) return null;
  const { waitMinutes, isPickupTimeHidden } = model;
  const isPending = settledRide === undefined;
  return (
    <Card padded as="section">
      <div
        className="timeline-card"
        data-pending={isPending ? '' : undefined}
        aria-hidden={isPending || undefined}
      >
        <SectionHeading>
          {ride.flightTrip === 'arrival' ? <Trans>When you arrive</Trans> : <Trans>When you leave</Trans>}
        </SectionHeading>
        <PickupTimeline steps={steps} />
        <LateFlightNotice booked={{ ...ride, waitMinutes }} canChangePickup={!isPickupTimeHidden} />
      </div>
    </Card>
  );
}

/**
 * The flight and its pickup; undefined if either is missing. While another pickup is being calculated, the ride stays as it
 * was, so that the card does not flicker.
 */
function useSettledRide({ leg, flight, flightAt, pickupAt, calculatedAt, calculation }: LegModel) {
  const currentRide = { flightType: flight.flightType, flightAt, pickupAt, calculatedAt };
  const [ride, setRide] = useState(currentRide);
  if (!calculation.isRunning && sortedJson(currentRide) !== sortedJson(ride)) setRide(currentRide);
  if (!leg.flightTrip || !ride.flightAt || !ride.pickupAt) return undefined;
  return { ...ride, flightTrip: leg.flightTrip, flightAt: ride.flightAt, pickupAt: ride.pickupAt };
}

/** A ride as long as a usual one, of which only the height is shown while its pickup is being calculated. */
function expectedRide({ leg, flight, flightAt, calculation }: LegModel) {
  if (!leg.flightTrip || !flightAt || !calculation.isRunning) return undefined;
  const pickupAt = plusMinutes(flightAt, leg.flightTrip === 'arrival' ? 60 : -300);
  return { flightTrip: leg.flightTrip, flightType: flight.flightType, flightAt, pickupAt };
}
