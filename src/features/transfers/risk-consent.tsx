import { Trans, useLingui } from '@lingui/react/macro';
import { formatDayAndTime } from '../../domain/dates.ts';
import { calculatedMoment } from '../../domain/pickup.ts';
import { useLanguage } from '../../i18n/language-provider.tsx';
import { Alert } from '../../ui/alert.tsx';
import { CheckboxField } from '../../ui/check-field.tsx';
import type { LegModel } from './use-leg.ts';

/** With a pickup later than the calculated one the visitor may miss the flight, and has to accept that risk. */
export function RiskConsent({ model }: { model: LegModel }) {
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
