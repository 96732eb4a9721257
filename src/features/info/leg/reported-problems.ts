import type { LegProblem } from '../../../trip/pickup/leg-problems.ts';

interface PickupProgress {
  /** Whether the visitor enters the pickup, instead of the provider calculating it from the flight. */
  isPickupEntered: boolean;
  /** Whether the provider is calculating or checking the pickup. */
  isChecking: boolean;
}

/**
 * The problems of a leg that the visitor can solve now, one for each control. A pickup that follows from the flight is unknown
 * rather than missing, hour and minute are one control, and accepting a risk does not help against a time that is wrong.
 */
export function reportedProblems(
  problems: readonly LegProblem[],
  { isPickupEntered, isChecking }: PickupProgress,
): LegProblem[] {
  const reported = problems.filter((problem) => {
    if (problem.at !== 'pickup') return true;
    if (problem.reason === 'not-confirmed') return !isChecking;
    if (!('field' in problem) || isPickupEntered) return true;
    // The date of the flight may be what has passed.
    return (
      problem.reason === 'past' && !problems.some(({ at, reason }) => at === 'flight' && reason === 'past')
    );
  });
  return reported.filter((problem, index) => {
    if (problem.at === 'risk') return !problems.some(isWrongTime);
    if (isWrongTime(problem)) return reported.findIndex(isWrongTime) === index;
    return !(
      isPart(problem, 'minute') && reported.some((one) => one.at === problem.at && isPart(one, 'hour'))
    );
  });
}

/** How many fields of the legs the visitor still has to fill in; hour and minute are one. */
export function missingFields(legs: readonly { reportedProblems: readonly LegProblem[] }[]): number {
  return legs
    .flatMap(({ reportedProblems: problems }) => problems)
    .filter((problem) => problem.at !== 'risk' && problem.reason === 'missing').length;
}

/** Whether the pickup as a whole is wrong. The first reason explains the others. */
function isWrongTime(problem: LegProblem): boolean {
  return problem.at === 'pickup' && !('field' in problem);
}

function isPart(problem: LegProblem, part: 'hour' | 'minute'): boolean {
  return 'field' in problem && problem.field === part;
}
