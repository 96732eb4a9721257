import { Trans, useLingui } from '@lingui/react/macro';
import { formatDayAndTime } from '../../../lib/dates.ts';
import { useLanguage } from '../../../i18n/language-provider.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { CheckboxField } from '../../../ui/fields/choice/checkbox-field.tsx';
import type { LegModel } from './use-leg.ts';

interface RiskConsentProps {
  model: LegModel;
  /** The id of the checkbox. */
  id: string;
}

/** Visitors who choose a later pickup than the calculated one may miss their flight, and must accept that risk. */
export function RiskConsent({ model, id }: RiskConsentProps) {
  const { t } = useLingui();
  const { dateLocale } = useLanguage();
  const { isRisky, calculatedAt, isRiskAccepted, acceptRisk } = model;
  if (!isRisky || !calculatedAt) return null;
  const estimated = formatDayAndTime(calculatedAt, dateLocale);
  return (
    <Alert tone="warning" title={t`Later than we recommend`}>
      <p>
        <Trans>The estimated pickup time for your flight is {estimated}.</Trans>
      </p>
      <CheckboxField
        id={id}
        label={t`I accept the risk of changing my pickup (responsibility under the terms)`}
        required
        checked={isRiskAccepted}
        onChange={acceptRisk}
      />
    </Alert>
  );
}
