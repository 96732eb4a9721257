import { Trans, useLingui } from '@lingui/react/macro';
import { formatDayAndTime } from '../../domain/dates.ts';
import { calculatedMoment } from '../../domain/pickup.ts';
import { useLanguage } from '../../i18n/language-provider.tsx';
import { Alert } from '../../ui/alert.tsx';
import { CheckboxField } from '../../ui/check-field.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FieldRow } from '../../ui/field.tsx';
import { SectionHeading } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { StatusLines } from '../../ui/status-line.tsx';
import { TimeFields } from '../../ui/time-fields.tsx';
import { CalculationNote } from './calculation-note.tsx';
import { PickupStatus } from './pickup-status.tsx';
import type { LegModel } from './use-leg.ts';

/** The pickup time: calculated from the flight, editable, checked by the provider. */
export function PickupFields({ model, minDate }: { model: LegModel; minDate: string }) {
  const { t } = useLingui();
  const { dateLocale } = useLanguage();
  const { pickup, changePickup } = model;
  return (
    <Stack>
      {!model.hidden && (
        <>
          <SectionHeading level={3}>
            <Trans>Pickup on place</Trans>
          </SectionHeading>
          <FieldRow>
            <DateField
              label={t`Pickup date`}
              required
              value={pickup.date}
              min={minDate}
              dateLocale={dateLocale}
              onChange={(date) => changePickup({ date })}
            />
            <TimeFields required hour={pickup.hour} minute={pickup.minute} onChange={changePickup} />
          </FieldRow>
        </>
      )}
      <StatusLines>
        <PickupStatus model={model} />
        <CalculationNote model={model} />
      </StatusLines>
      {model.risky && <RiskConsent model={model} />}
    </Stack>
  );
}

/** With a pickup later than the calculated one the visitor may miss the flight, and has to accept that risk. */
function RiskConsent({ model }: { model: LegModel }) {
  const { t } = useLingui();
  const { dateLocale } = useLanguage();
  const calculated = calculatedMoment(model.calculated);
  const estimated = calculated ? formatDayAndTime(calculated, dateLocale) : '';
  return (
    <Alert tone="warning" title={t`Later than we recommend`}>
      <p>
        <Trans>The estimated pickup time for your flight is {estimated}.</Trans>
      </p>
      <CheckboxField
        label={t`I accept the risk of changing my pickup (responsibility under the terms)`}
        required
        checked={model.riskAccepted}
        onChange={model.acceptRisk}
      />
    </Alert>
  );
}
