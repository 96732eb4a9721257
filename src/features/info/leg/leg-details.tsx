import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import type { FlightField, PickupField } from '../../../trip/pickup/leg-problems.ts';
import { useLegHeading } from '../../../shared/trip/use-leg-heading.ts';
import { Badge } from '../../../ui/content/badge.tsx';
import { FieldGroup } from '../../../ui/fields/field-group.tsx';
import { FieldRow } from '../../../ui/fields/field-row.tsx';
import { SelectField } from '../../../ui/fields/choice/select-field.tsx';
import { TextField } from '../../../ui/fields/text/text-field.tsx';
import { DateTimeFields } from './date-time-fields.tsx';
import { PickupFields } from './pickup-fields.tsx';
import type { LegModel } from './use-leg.ts';

interface LegDetailsProps {
  model: LegModel;
  /** The date of the leg before this one, `yyyy-MM-dd`; empty if there is none. */
  notBefore: string;
  /** Whether required fields that are empty are marked as errors. */
  marksMissing: boolean;
}

/** The fields of a leg: the flight first, then its pickup. */
export function LegDetails({ model, notBefore, marksMissing }: LegDetailsProps) {
  const headingOf = useLegHeading();
  const minDate = notBefore > model.earliestDate ? notBefore : model.earliestDate;
  // A green badge would contradict the warning about a risky pickup, even once the risk is accepted.
  const isComplete = model.problems.length === 0 && !model.isRisky;
  const errors = useFieldErrors(model, marksMissing);
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
      <PickupFields model={model} minDate={minDate} errors={errors.pickup} />
    </FieldGroup>
  );
}

type Errors<Field extends string> = Partial<Record<Field, string>>;

/** The messages for required fields that are empty; a date that has passed is reported by its own field. */
function useFieldErrors({ problems }: LegModel, marksMissing: boolean) {
  const { t } = useLingui();
  const flight: Errors<FlightField> = {};
  const pickup: Errors<PickupField> = {};
  if (!marksMissing) return { flight, pickup };
  for (const problem of problems) {
    if (!('field' in problem) || problem.reason === 'past') continue;
    if (problem.at === 'flight') flight[problem.field] = t`Required`;
    else pickup[problem.field] = t`Required`;
  }
  return { flight, pickup };
}

interface FlightFieldsProps {
  model: LegModel;
  minDate: string;
  errors: Errors<FlightField>;
}

/** The fields of the flight, which determines the pickup. */
function FlightFields({ model, minDate, errors }: FlightFieldsProps) {
  const { t } = useLingui();
  const { flight, changeFlight } = model;
  return (
    <>
      <FieldRow small>
        <TextField
          label={t`Airline`}
          required
          error={errors.airline}
          value={flight.airline}
          onChange={(airline) => changeFlight({ airline })}
        />
        <TextField
          label={t`Flight number`}
          required
          error={errors.flightNumber}
          value={flight.flightNumber}
          onChange={(flightNumber) => changeFlight({ flightNumber })}
        />
        <SelectField
          label={t`Flight type`}
          required
          value={flight.flightType}
          options={[
            { value: 'int', label: t`International` },
            { value: 'nat', label: t`National` },
          ]}
          onChange={(flightType) => flightType && changeFlight({ flightType })}
        />
      </FieldRow>
      <DateTimeFields
        labels={{ date: t`Flight date`, time: t`Flight time` }}
        hint={model.leg.flightTrip === 'arrival' ? t`Lands at` : t`Takes off at`}
        value={flight}
        minDate={minDate}
        today={model.today}
        errors={errors}
        onChange={changeFlight}
      />
    </>
  );
}
