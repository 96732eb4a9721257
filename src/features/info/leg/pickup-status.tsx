import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isPastDate } from '../../../trip/search/past-dates.ts';
import type { PickupTimeProblem } from '../../../trip/pickup/pickup-rules.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { StatusLine } from '../../../ui/feedback/status-line.tsx';
import type { LegModel } from './use-leg.ts';

/** The status of the pickup: being calculated, being checked, valid, or its problem. */
export function PickupStatus({ model }: { model: LegModel }) {
  const { t } = useLingui();
  if (model.calculating) return <StatusLine tone="busy">{t`Calculating pickup time`}</StatusLine>;
  if (model.calculationFailed && !model.pickupAt) {
    return (
      <StatusLine tone="warning">{t`We could not work out the pickup. Please enter it yourself.`}</StatusLine>
    );
  }
  // A past date is reported by its own field.
  if (!model.pickupAt || isPastDate(model.pickup.date, model.today)) return null;
  if (model.timeProblem) return <StatusLine tone="danger">{timeProblems[model.timeProblem]}</StatusLine>;
  if (model.validating) return <StatusLine tone="busy">{t`Checking the pickup time`}</StatusLine>;
  if (model.validationFailed) return <CheckFailed tryAgain={model.tryValidationAgain} />;
  if (!model.validation) return null;
  return model.validation.valid ? (
    // Beside the risk box nothing is green.
    <StatusLine tone={model.risky ? 'info' : 'success'}>{t`Valid pickup time`}</StatusLine>
  ) : (
    <StatusLine tone="danger">
      <strong>{t`Invalid pickup time`}</strong>
      {model.validation.message && <span> {model.validation.message}</span>}
    </StatusLine>
  );
}

function CheckFailed({ tryAgain }: { tryAgain: () => void }) {
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

const timeProblems: Record<PickupTimeProblem, ReactNode> = {
  'before-arrival': <Trans>Your pick-up time cannot be earlier than your flight arrival time.</Trans>,
  'before-service': <Trans>The return must be after the outbound pickup.</Trans>,
  'after-departure': <Trans>Your pick-up time cannot be later than your flight departure time.</Trans>,
};
