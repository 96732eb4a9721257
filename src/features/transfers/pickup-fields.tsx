import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../../parts/use-formats.ts';
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

/** When the driver comes: worked out from the flight, open to change, checked by the provider. */
export function PickupFields({ model, minDate }: { model: LegModel; minDate: string }) {
  const { t } = useLingui();
  const formats = useFormats();
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
              format={formats.date}
              parse={formats.parseDate}
              dateLocale={formats.dateLocale}
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
