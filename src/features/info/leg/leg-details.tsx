import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useLegHeading } from '../../../shared/trip/use-leg-heading.ts';
import { Badge } from '../../../ui/content/badge.tsx';
import { FieldGroup } from '../../../ui/fields/field-group.tsx';
import { FlightFields } from './flight-fields.tsx';
import { PickupSection } from './pickup-section.tsx';
import type { LegErrors } from './use-leg-errors.ts';
import type { LegModel } from './use-leg.ts';

interface LegDetailsProps {
  model: LegModel;
  /** The date of the leg before this one, `yyyy-MM-dd`; empty if there is none. */
  notBefore: string;
  errors: LegErrors;
}

/** A leg: the flight first, then the pickup that follows from it. */
export function LegDetails({ model, notBefore, errors }: LegDetailsProps) {
  const headingOf = useLegHeading();
  const minDate = notBefore > model.earliestDate ? notBefore : model.earliestDate;
  // A green badge would contradict the warning about a risky pickup, even once the risk is accepted.
  const isComplete = model.problems.length === 0 && !model.isRisky;
  return (
    <FieldGroup
      heading={headingOf(model.leg)}
      badge={
        isComplete && (
          <Badge tone="success" icon={<CircleCheck size={14} aria-hidden="true" />}>
            <Trans>Complete</Trans>
          </Badge>
        )
      }
    >
      {model.leg.flightTrip && <FlightFields model={model} minDate={minDate} errors={errors.flight} />}
      <PickupSection model={model} minDate={minDate} errors={errors} />
    </FieldGroup>
  );
}
