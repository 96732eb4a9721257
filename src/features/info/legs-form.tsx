import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Place } from '../../schema/place.ts';
import { ActionBar } from '../../shared/screen/action-bar.tsx';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { drivingMinutesBetween } from '../../storefront/driving-minutes.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorSummary } from '../../ui/fields/errors/error-summary.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { PickupTimelineCard } from './pickup-timeline-card.tsx';
import { LegDetails } from './leg/leg-details.tsx';
import { missingFields } from './leg/reported-problems.ts';
import type { LegModel } from './leg/use-leg.ts';
import { useIncompleteReason } from './leg/use-incomplete-reason.ts';
import { useLegErrors } from './leg/use-leg-errors.ts';

interface LegsFormProps {
  legs: LegModel[];
  /** Where the service leg starts and ends. */
  ends: { from: Place; to: Place };
  /** The summary of the trip. */
  summary: ReactNode;
  /** The button's label. */
  submitLabel: ReactNode;
  /** Why the button is disabled, apart from what the legs lack. */
  disabledReason: string | undefined;
  /** Called when the visitor submits legs that are complete. */
  onComplete: () => void;
}

/** The fields of each leg, and the button that submits them once all are complete. */
export function LegsForm(props: LegsFormProps) {
  const { legs, ends, summary, submitLabel, disabledReason, onComplete } = props;
  const { queryClient } = useStorefront();
  const drivingMinutes = drivingMinutesBetween(queryClient, ends.from, ends.to);
  const incompleteReason = useIncompleteReason(legs);
  const missing = missingFields(legs);
  const errors = useLegErrors(legs);
  const submit = () => {
    // A date may have passed since the form was rendered.
    if (legs.some((leg) => leg.revealPastDate())) errors.show();
    else onComplete();
  };
  return (
    <>
      <Columns aside={summary} asideFirst>
        <Stack>
          <ErrorSummary {...errors.summary} />
          {legs.map((model, index) => (
            <Stack key={model.leg.name}>
              <LegDetails
                model={model}
                notBefore={legs[index - 1]?.pickup.date ?? ''}
                errors={errors.errorsOf(model.leg.name)}
              />
              <PickupTimelineCard model={model} drivingMinutes={drivingMinutes} />
            </Stack>
          ))}
        </Stack>
      </Columns>
      <ActionBar summary={missing > 0 && <MissingFields count={missing} />}>
        <Button
          variant="primary"
          onClick={submit}
          disabledReason={disabledReason ?? incompleteReason}
          // Any other reason is shown at the button, which has to keep the focus for it.
          onBlocked={disabledReason === undefined ? errors.show : undefined}
        >
          {submitLabel}
        </Button>
      </ActionBar>
    </>
  );
}

/** Beside the button, why it is disabled. */
function MissingFields({ count }: { count: number }) {
  return (
    <span className="fact">
      <Plural value={count} one="# field to fill in" other="# fields to fill in" />
    </span>
  );
}
