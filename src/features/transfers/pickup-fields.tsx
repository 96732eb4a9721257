import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../i18n/language-provider.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FieldRow } from '../../ui/field.tsx';
import { SectionHeading } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { StatusLines } from '../../ui/status-line.tsx';
import { TimeFields } from '../../ui/time-fields.tsx';
import { CalculationNote } from './calculation-note.tsx';
import { PickupStatus } from './pickup-status.tsx';
import { RiskConsent } from './risk-consent.tsx';
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
