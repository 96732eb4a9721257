import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { sortedJson } from '../../lib/json.ts';
import { pickupSteps } from '../../trip/pickup/pickup-steps.ts';
import type { Place } from '../../schema/place.ts';
import { PickupTimeline } from '../../shared/trip/pickup-timeline.tsx';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { drivingMinutesBetween } from '../../storefront/driving-minutes.ts';
import { Card } from '../../ui/content/cards/card.tsx';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { LateFlightNotice } from './late-flight-notice.tsx';
import type { LegModel } from './leg/use-leg.ts';

interface PickupTimelinesProps {
  legs: readonly LegModel[];
  from: Place;
  to: Place;
}

/** A card for each leg whose flight and pickup are known: what happens around the pickup, and what a late flight means. */
export function PickupTimelines({ legs, from, to }: PickupTimelinesProps) {
  const { queryClient } = useStorefront();
  const drivingMinutes = drivingMinutesBetween(queryClient, from, to);
  return legs.map((model) => (
    <PickupTimelineCard key={model.leg.name} model={model} drivingMinutes={drivingMinutes} />
  ));
}

interface PickupTimelineCardProps {
  model: LegModel;
  /** Undefined if unknown. */
  drivingMinutes: number | undefined;
}

function PickupTimelineCard({ model, drivingMinutes }: PickupTimelineCardProps) {
  const ride = useSettledRide(model);
  const steps = ride ? pickupSteps({ ...ride, drivingMinutes }) : [];
  if (!ride || steps.length === 0) return null;
  const { waitMinutes, isPickupTimeHidden } = model;
  return (
    <Card padded as="section">
      <Stack>
        <SectionHeading>
          {ride.flightTrip === 'arrival' ? <Trans>When you arrive</Trans> : <Trans>When you leave</Trans>}
        </SectionHeading>
        <PickupTimeline steps={steps} />
        <LateFlightNotice booked={{ ...ride, waitMinutes }} canChangePickup={!isPickupTimeHidden} />
      </Stack>
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
