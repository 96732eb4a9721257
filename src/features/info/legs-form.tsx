import type { ReactNode } from 'react';
import type { Place } from '../../schema/place.ts';
import { ActionBar } from '../../shared/screen/action-bar.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorSummary } from '../../ui/fields/errors/error-summary.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import css from './legs-form.css?inline';
import { PickupTimelines } from './pickup-timelines.tsx';
import { LegDetails } from './leg/leg-details.tsx';
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
  useStyles(css);
  const incompleteReason = useIncompleteReason(legs);
  const errors = useLegErrors(legs);
  const submit = () => {
    // A date may have passed since the form was rendered.
    if (legs.some((leg) => leg.revealPastDate())) errors.show();
    else onComplete();
  };
  return (
    <>
      <div className="legs">
        <div className="legs-summary">{summary}</div>
        <div className="legs-form">
          <Stack>
            <ErrorSummary {...errors.summary} />
            {legs.map((model, index) => (
              <LegDetails
                key={model.leg.name}
                model={model}
                notBefore={legs[index - 1]?.pickup.date ?? ''}
                errors={errors.errorsOf(model.leg.name)}
              />
            ))}
          </Stack>
        </div>
        <div className="legs-timelines">
          <Stack>
            <PickupTimelines legs={legs} from={ends.from} to={ends.to} />
          </Stack>
        </div>
      </div>
      <ActionBar>
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
