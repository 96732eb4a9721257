import { Trans, useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useLanguage } from '../../i18n/language-provider.tsx';
import { FlightTypeSchema } from '../../schema/transfer.ts';
import { useLegHeading } from '../../shared/use-leg-heading.ts';
import { Badge } from '../../ui/badge.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FieldGroup } from '../../ui/field-group.tsx';
import { FieldRow } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TimeFields } from '../../ui/time-fields.tsx';
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

/** The flight that determines the pickup. */
function FlightFields({ model, minDate }: { model: LegModel; minDate: string }) {
  const { t } = useLingui();
  const { dateLocale } = useLanguage();
  const { flight, changeFlight } = model;
  const types = { int: t`International`, nat: t`National` };
  return (
    <>
      <FieldRow>
        <TextField
          label={t`Airline`}
          required
          value={flight.airline}
          onChange={(airline) => changeFlight({ airline })}
        />
        <TextField
          label={t`Flight number`}
          required
          value={flight.flightNumber}
          onChange={(flightNumber) => changeFlight({ flightNumber })}
        />
      </FieldRow>
      <SelectField
        label={t`Flight type`}
        required
        value={flight.flightType}
        options={FlightTypeSchema.options.toReversed().map((type) => ({ value: type, label: types[type] }))}
        onChange={(flightType) => flightType && changeFlight({ flightType })}
      />
      <FieldRow>
        <DateField
          label={t`Flight date`}
          required
          value={flight.date}
          min={minDate}
          dateLocale={dateLocale}
          onChange={(date) => changeFlight({ date })}
        />
        <TimeFields required hour={flight.hour} minute={flight.minute} onChange={changeFlight} />
      </FieldRow>
    </>
  );
}
