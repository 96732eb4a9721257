import { Trans, useLingui } from '@lingui/react/macro';
import { isPastDate } from '../../../trip/search/past-dates.ts';
import { checkInWarningText } from '../../../shared/trip/check-in-text.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { StatusLine } from '../../../ui/feedback/status-line.tsx';
import type { LegModel } from './use-leg.ts';
import { usePickupTimeText } from './use-problem-text.ts';

/** Tells whether the pickup is being calculated or checked, whether it is valid, and if not, why. */
export function PickupStatus({ model }: { model: LegModel }) {
  const { t, i18n } = useLingui();
  const pickupTimeText = usePickupTimeText();
  const { calculation, validation } = model;
  if (calculation.isRunning) return <StatusLine tone="busy">{t`Calculating pickup time`}</StatusLine>;
  if (calculation.hasFailed && !model.pickupAt) {
    return (
      <StatusLine tone="warning">{t`We could not work out the pickup. Please enter it yourself.`}</StatusLine>
    );
  }
  if (!model.pickupAt) return null;
  if (isPastDate(model.pickup.date, model.today)) {
    // A past date is reported by its own field, which a calculated pickup does not have.
    const isReported = model.isPickupEntered || isPastDate(model.flight.date, model.today);
    return isReported ? null : <StatusLine tone="danger">{t`Choose a future date.`}</StatusLine>;
  }
  if (model.timeProblem) return <StatusLine tone="danger">{pickupTimeText(model.timeProblem)}</StatusLine>;
  if (validation.isRunning) return <StatusLine tone="busy">{t`Checking the pickup time`}</StatusLine>;
  if (validation.hasFailed) return <ValidationError tryAgain={validation.tryAgain} />;
  if (!validation.result) return null;
  const { valid, message } = validation.result;
  // What the provider confirms can be booked, but nobody should take it for a pickup that reaches the flight.
  if (valid && model.checkInWarning?.reason === 'arrives-after-departure') {
    return <StatusLine tone="danger">{checkInWarningText(model.checkInWarning, i18n)}</StatusLine>;
  }
  return valid ? (
    // A green line would contradict the warning about the risk.
    <StatusLine tone={model.isRisky ? 'info' : 'success'}>{t`Valid pickup time`}</StatusLine>
  ) : (
    <StatusLine tone="danger">
      <strong>{t`Invalid pickup time`}</strong>
      {message && <span> {message}</span>}
    </StatusLine>
  );
}

function ValidationError({ tryAgain }: { tryAgain: () => void }) {
  const { t } = useLingui();
  return (
    <Alert
      tone="danger"
      title={t`The pickup time could not be checked`}
      actions={
        <Button onClick={tryAgain}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
