import { useLingui } from '@lingui/react/macro';
import type { LegModel } from './use-leg.ts';
import { useProblemText } from './use-problem-text.ts';

/** The first reason why legs cannot be booked yet; undefined if they can. The error summary gives the details. */
export function useIncompleteReason(
  legs: readonly Pick<LegModel, 'problems' | 'reportedProblems'>[],
): string | undefined {
  const { t } = useLingui();
  const problemText = useProblemText();
  if (legs.every(({ problems }) => problems.length === 0)) return undefined;
  const [firstProblem] = legs.flatMap((leg) => leg.reportedProblems);
  if (!firstProblem) return t`Checking the pickup time`;
  if (firstProblem.at !== 'risk' && firstProblem.reason === 'missing') return t`Fill in the marked fields.`;
  return problemText(firstProblem);
}
