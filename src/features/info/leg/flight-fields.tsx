import { useLingui } from '@lingui/react/macro';
import { SelectField } from '../../../ui/fields/choice/select-field.tsx';
import { TextField } from '../../../ui/fields/text/text-field.tsx';
import { useStyles } from '../../../ui/ui-context.ts';
import { AirlineField } from './airline-field.tsx';
import { DateTimeFields } from './date-time-fields.tsx';
import css from './leg-fields.css?inline';
import type { LegErrors } from './use-leg-errors.ts';
import type { LegModel } from './use-leg.ts';

interface FlightFieldsProps {
  model: LegModel;
  minDate: string;
  errors: LegErrors['flight'];
}

/** The fields of the flight, which determines the pickup. */
export function FlightFields({ model, minDate, errors }: FlightFieldsProps) {
  useStyles(css);
  const { t } = useLingui();
  const { flight, changeFlight } = model;
  return (
    <div className="leg-fields" data-fields="flight">
      <TextField
        {...errors('flightNumber')}
        label={t`Flight number`}
        required
        autoComplete="off"
        dir="ltr"
        value={flight.flightNumber}
        onChange={(flightNumber) => changeFlight({ flightNumber })}
      />
      <AirlineField
        {...errors('airline')}
        value={flight.airline}
        onChange={(airline) => changeFlight({ airline })}
      />
      <DateTimeFields
        labels={{ date: t`Flight date`, time: t`Flight time` }}
        hint={model.leg.flightTrip === 'arrival' ? t`Lands at` : t`Takes off at`}
        value={flight}
        minDate={minDate}
        today={model.today}
        errors={errors}
        onChange={changeFlight}
      />
      <SelectField
        label={t`Flight type`}
        value={flight.flightType}
        options={[
          { value: 'int', label: t`International` },
          { value: 'nat', label: t`National` },
        ]}
        onChange={(flightType) => flightType && changeFlight({ flightType })}
      />
    </div>
  );
}
