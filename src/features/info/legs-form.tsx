import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Place } from '../../schema/place.ts';
import { BottomNav } from '../../shared/screen/bottom-nav.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { FieldGroups } from '../../ui/fields/field-group.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { PickupTimelines } from './pickup-timelines.tsx';
import { LegDetails } from './leg/leg-details.tsx';
import type { LegModel } from './leg/use-leg.ts';
import { useLegReason } from './leg/use-leg-reason.ts';

interface LegsFormProps {
  legs: LegModel[];
  /** The ends of the way there. */
  ends: { from: Place; to: Place };
  /** The choices so far. */
  aside: ReactNode;
  /** Why it is not possible to go on, besides what is missing. */
  disabledReason: string | undefined;
  onComplete: () => void;
  /** The words of the button. */
  children: ReactNode;
}

/** One block per leg, and the button that goes on once all of them are complete. */
export function LegsForm(props: LegsFormProps) {
  const { legs, ends, aside, disabledReason, onComplete, children } = props;
  const missing = useLegReason(legs);
  const { form, isMarking, mark } = useMarking();
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
        <FieldGroups ref={form}>
          {legs.map((leg) => (
            <LegDetails
              key={leg.leg.name}
              model={leg}
              notBefore={leg.leg.name === 'return' ? (legs[0]?.pickup.date ?? '') : ''}
              marked={isMarking}
            />
          ))}
        </FieldGroups>
      </Columns>
      <BottomNav>
        <Button
          variant="primary"
          // A form may have been on screen for days.
          onClick={() => (legs.some(({ hasPastDateNow }) => hasPastDateNow()) ? mark() : onComplete())}
          disabledReason={disabledReason ?? missing}
          onBlocked={missing === undefined ? undefined : mark}
        >
          {children}
        </Button>
      </BottomNav>
    </>
  );
}

/** Marks what is missing once the visitor has tried to go on, and moves the focus to the first of it. */
function useMarking() {
  const form = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  useLayoutEffect(() => {
    if (tries > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [type="checkbox"]')?.focus();
  }, [tries]);
  return { form, isMarking: tries > 0, mark: () => setTries(tries + 1) };
}
