import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { formatDayAndTime, minutesBetween, type LocalDateTime } from '../../../lib/dates.ts';
import { durationText } from '../../../lib/duration-text.ts';
import type { PickupField } from '../../../trip/pickup/leg-problems.ts';
import { useLanguage } from '../../../i18n/language-provider.tsx';
import { DateTimeText } from '../../../shared/formats/date-time-text.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { CheckboxField } from '../../../ui/fields/choice/checkbox-field.tsx';
import { SectionHeading } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { StatusSpace } from '../../../ui/feedback/status-line.tsx';
import { useStyles } from '../../../ui/ui-context.ts';
import { DateTimeFields } from './date-time-fields.tsx';
import css from './pickup-fields.css?inline';
import { PickupStatus } from './pickup-status.tsx';
import type { LegModel } from './use-leg.ts';

interface PickupFieldsProps {
  model: LegModel;
  minDate: string;
  errors: Partial<Record<PickupField, string>>;
}

/** The pickup time: calculated from the flight unless the visitor changes it, and checked by the provider. */
export function PickupFields({ model, minDate, errors }: PickupFieldsProps) {
  const { t } = useLingui();
  const { pickup, changePickup, calculatedAt } = model;
  const hourSelect = useRef<HTMLSelectElement>(null);
  useStyles(css);
  return (
    <Stack>
      {!model.isPickupTimeHidden && (
        <>
          <SectionHeading level={3}>
            <Trans>Pickup on place</Trans>
          </SectionHeading>
          {model.leg.flightTrip && (
            <div className="calculation-note">
              <CalculationNote model={model} onEdit={() => hourSelect.current?.focus()} />
            </div>
          )}
          <DateTimeFields
            labels={{ date: t`Pickup date`, time: t`Pickup time` }}
            value={pickup}
            minDate={minDate}
            today={model.today}
            errors={errors}
            hourRef={hourSelect}
            onChange={changePickup}
          />
        </>
      )}
      <StatusSpace>
        <PickupStatus model={model} />
        {model.isPickupTimeHidden && <CalculationNote model={model} />}
      </StatusSpace>
      {model.isRisky && calculatedAt && <RiskConsent model={model} calculatedAt={calculatedAt} />}
    </Stack>
  );
}

interface RiskConsentProps {
  model: LegModel;
  calculatedAt: LocalDateTime;
}

/** Visitors who choose a later pickup than the calculated one may miss their flight, and must accept that risk. */
function RiskConsent({ model, calculatedAt }: RiskConsentProps) {
  const { t } = useLingui();
  const { dateLocale } = useLanguage();
  const { isRiskAccepted, acceptRisk } = model;
  const estimated = formatDayAndTime(calculatedAt, dateLocale);
  return (
    <Alert tone="warning" title={t`Later than we recommend`}>
      <p>
        <Trans>The estimated pickup time for your flight is {estimated}.</Trans>
      </p>
      <CheckboxField
        label={t`I accept the risk of changing my pickup (responsibility under the terms)`}
        required
        checked={isRiskAccepted}
        onChange={acceptRisk}
      />
    </Alert>
  );
}

interface CalculationNoteProps {
  model: LegModel;
  /** Called when the visitor wants another pickup; undefined if it cannot be changed. */
  onEdit?: () => void;
}

/** The calculated pickup and its explanation, with a link to change it. */
function CalculationNote({ model, onEdit }: CalculationNoteProps) {
  const { calculatedAt, flightAt } = model;
  if (!calculatedAt || !flightAt || model.calculation.isRunning) {
    if (model.isPickupTimeHidden) return null;
    return (
      <p className="muted">
        <Trans>We work out the pickup from your flight.</Trans>
      </p>
    );
  }
  return (
    <p>
      <CalculatedPickup model={model} calculatedAt={calculatedAt} flightAt={flightAt} />{' '}
      {onEdit && (
        <LinkButton onClick={onEdit}>
          <Trans>Change</Trans>
        </LinkButton>
      )}
    </p>
  );
}

interface CalculatedPickupProps {
  model: LegModel;
  calculatedAt: LocalDateTime;
  flightAt: LocalDateTime;
}

/** States when the pickup is, and how long before departure or after landing. */
function CalculatedPickup({ model, calculatedAt, flightAt }: CalculatedPickupProps) {
  const when = <DateTimeText at={calculatedAt} />;
  const isDeparture = model.leg.flightTrip === 'departure';
  const minutes = isDeparture
    ? minutesBetween(calculatedAt, flightAt)
    : minutesBetween(flightAt, calculatedAt);
  // Promises no pickup that the visitor has replaced, or that is before an arrival or after a departure.
  if (model.pickupAt !== calculatedAt || minutes < 0) return <Trans>Calculated pickup: {when}.</Trans>;
  if (minutes === 0 && !isDeparture) return <Trans>Your driver waits at the exit when you land.</Trans>;
  const duration = durationText(minutes);
  return isDeparture ? (
    <Trans>
      We pick you up on {when}, {duration} before departure.
    </Trans>
  ) : (
    <Trans>
      We pick you up on {when}, {duration} after landing.
    </Trans>
  );
}
