import { useId } from 'react';
import type { LegName } from '../../../trip/legs.ts';
import type { FlightField, LegProblem, PickupField } from '../../../trip/pickup/leg-problems.ts';
import { useLegHeading } from '../../../shared/trip/use-leg-heading.ts';
import { useErrorSummary, type FieldErrorProps } from '../../../ui/fields/errors/use-error-summary.ts';
import type { LegModel } from './use-leg.ts';
import { useProblemText } from './use-problem-text.ts';

/** The ids of a leg's fields, and the errors that the summary lists for them. */
export interface LegErrors {
  flight: (field: FlightField) => FieldErrorProps;
  pickup: (field: PickupField) => FieldErrorProps;
  /** The id of the whole pickup, whose status explains what is wrong with its time. */
  pickupId: string;
  riskId: string;
}

/** What is wrong in the form of the legs: a summary with links once the visitor has tried to submit it, and each field's error. */
export function useLegErrors(legs: readonly LegModel[]) {
  const formId = useId();
  const problemText = useProblemText();
  const headingOf = useLegHeading();
  const errors = legs.flatMap(({ leg, reportedProblems }) =>
    reportedProblems.map((problem) => ({
      fieldId: fieldId(formId, leg.name, problem),
      message: problemText(problem),
      // The fields of both legs have the same names.
      part: legs.length > 1 ? headingOf(leg) : undefined,
    })),
  );
  const { summary, fieldProps, show } = useErrorSummary(errors);

  const errorsOf = (leg: LegName): LegErrors => ({
    flight: (field) => fieldProps(fieldId(formId, leg, { at: 'flight', field })),
    pickup: (field) => fieldProps(fieldId(formId, leg, { at: 'pickup', field })),
    pickupId: fieldId(formId, leg, { at: 'pickup' }),
    riskId: fieldId(formId, leg, { at: 'risk' }),
  });
  return { summary, show, errorsOf };
}

function fieldId(
  formId: string,
  leg: LegName,
  problem: Pick<LegProblem, 'at'> & { field?: FlightField },
): string {
  return [formId, leg, problem.at, problem.field].filter(Boolean).join('-');
}
