import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
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
    <PickupTimelineCard
      key={model.leg.name}
      model={model}
      drivingMinutes={drivingMinutes}
      waitMinutes={(model.leg.name === 'service' ? from : to).arrival_wait_time_for_pickup}
    />
  ));
}

interface PickupTimelineCardProps {
  model: LegModel;
  /** Undefined if unknown. */
  drivingMinutes: number | undefined;
  /** How long the driver waits after a landing, if known. */
  waitMinutes: number | undefined;
}

function PickupTimelineCard({ model, drivingMinutes, waitMinutes }: PickupTimelineCardProps) {
  const ride = useSettledRide(model);
  const steps = ride ? pickupSteps({ ...ride, drivingMinutes }) : [];
  if (!ride || steps.length === 0) return null;
  return (
    <Card padded as="section">
      <Stack>
        <SectionHeading>
          {ride.flightTrip === 'arrival' ? <Trans>When you arrive</Trans> : <Trans>When you leave</Trans>}
        </SectionHeading>
        <PickupTimeline steps={steps} />
        <LateFlightNotice booked={{ ...ride, waitMinutes }} canChangePickup={!model.isPickupTimeHidden} />
      </Stack>
    </Card>
  );
}

/**
 * The flight and its pickup; undefined if either is missing. While another pickup is being calculated, the ride stays as it
 * was, so that the card does not flicker.
 */
function useSettledRide(model: LegModel) {
  const { leg, flightAt, pickupAt, calculatedAt } = model;
  const { flightType } = model.flight;
  const [ride, setRide] = useState({ flightType, flightAt, pickupAt, calculatedAt });
  if (!model.calculation.isRunning) {
    const isNew =
      ride.flightType !== flightType ||
      ride.flightAt !== flightAt ||
      ride.pickupAt !== pickupAt ||
      ride.calculatedAt !== calculatedAt;
    if (isNew) setRide({ flightType, flightAt, pickupAt, calculatedAt });
  }
  if (!leg.flightTrip || !ride.flightAt || !ride.pickupAt) return undefined;
  return {
    flightTrip: leg.flightTrip,
    flightType: ride.flightType,
    flightAt: ride.flightAt,
    pickupAt: ride.pickupAt,
    calculatedAt: ride.calculatedAt,
  };
}
