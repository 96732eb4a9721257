import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Place } from '../../schema/place.ts';
import { ActionBar } from '../../shared/screen/action-bar.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { PickupTimelines } from './pickup-timelines.tsx';
import { LegDetails } from './leg/leg-details.tsx';
import type { LegModel } from './leg/use-leg.ts';
import { useIncompleteReason } from './leg/use-incomplete-reason.ts';

interface LegsFormProps {
  legs: LegModel[];
  /** Where the service leg starts and ends. */
  ends: { from: Place; to: Place };
  /** The summary of the trip. */
  aside: ReactNode;
  /** The button's label. */
  submitLabel: ReactNode;
  /** Why the button is disabled, apart from what the legs lack. */
  disabledReason: string | undefined;
  /** Called when the visitor submits legs that are complete. */
  onComplete: () => void;
}

/** The fields of each leg, and the button that submits them once all are complete. */
export function LegsForm(props: LegsFormProps) {
  const { legs, ends, aside, submitLabel, disabledReason, onComplete } = props;
  const incompleteReason = useIncompleteReason(legs);
  const { form, wasRejected, reject } = useRejectedSubmission();
  const submit = () => {
    // A date may have passed since the form was rendered.
    if (legs.some((leg) => leg.revealPastDate())) reject();
    else onComplete();
  };
  return (
    <>
      <Columns
        aside={
          <Stack>
            {aside}
            <PickupTimelines legs={legs} from={ends.from} to={ends.to} />
          </Stack>
        }
      >
        <div ref={form}>
          {legs.map((model, index) => (
            <LegDetails
              key={model.leg.name}
              model={model}
              notBefore={legs[index - 1]?.pickup.date ?? ''}
              marksMissing={wasRejected}
            />
          ))}
        </div>
      </Columns>
      <ActionBar>
        <Button
          variant="primary"
          onClick={submit}
          disabledReason={disabledReason ?? incompleteReason}
          // Any other reason is shown at the button, which has to keep the focus for it.
          onBlocked={disabledReason === undefined ? reject : undefined}
        >
          {submitLabel}
        </Button>
      </ActionBar>
    </>
  );
}

/** Whether a submission was rejected. Each rejection moves the focus to the first field to correct. */
function useRejectedSubmission() {
  const form = useRef<HTMLDivElement>(null);
  const [rejections, setRejections] = useState(0);
  useLayoutEffect(() => {
    if (rejections === 0) return;
    // The only checkbox is the consent to a risky pickup, which is never marked as an error.
    form.current
      ?.querySelector<HTMLElement>('[aria-invalid="true"], [type="checkbox"]:not(:checked)')
      ?.focus();
  }, [rejections]);
  return { form, wasRejected: rejections > 0, reject: () => setRejections(rejections + 1) };
}
