import { Trans } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useLegHeading } from '../../shared/use-leg-heading.ts';
import { Badge } from '../../ui/badge.tsx';
import { FieldGroup } from '../../ui/field-group.tsx';
import { FlightFields } from './flight-fields.tsx';
import { PickupFields } from './pickup-fields.tsx';
import type { LegModel } from './use-leg.ts';

/** One leg of the transfer: the flight first, then its pickup. */
export function LegDetails({ model, notBefore }: { model: LegModel; notBefore: string }) {
  const headingOf = useLegHeading();
  const minDate = notBefore > model.earliestDate ? notBefore : model.earliestDate;
  const ready = model.problems.length === 0;
  return (
    <FieldGroup
      legend={headingOf(model.leg)}
      badge={
        ready && (
          <Badge tone="success" icon={<CircleCheck size={14} aria-hidden="true" />}>
            <Trans>Complete</Trans>
          </Badge>
        )
      }
    >
      {model.leg.flight && <FlightFields model={model} minDate={minDate} />}
      <PickupFields model={model} minDate={minDate} />
    </FieldGroup>
  );
}
