import { useLingui } from '@lingui/react/macro';
import type { FlightField, LegProblem, PickupField } from '../../../trip/pickup/leg-problems.ts';
import type { PickupTimeProblem } from '../../../trip/pickup/pickup-rules.ts';

/** Returns a function that says what is wrong with the time of a pickup. */
export function usePickupTimeText(): (problem: PickupTimeProblem) => string {
  const { t } = useLingui();
  const texts: Record<PickupTimeProblem, string> = {
    'before-arrival': t`Your pick-up time cannot be earlier than your flight arrival time.`,
    'before-service': t`The return must be after the outbound pickup.`,
    'after-departure': t`Your pick-up time cannot be later than your flight departure time.`,
  };
  return (problem) => texts[problem];
}

/** Returns a function that asks the visitor to solve a problem of a leg. */
export function useProblemText(): (problem: LegProblem) => string {
  const { t } = useLingui();
  const pickupTimeText = usePickupTimeText();
  const flightTexts: Record<FlightField, string> = {
    flightNumber: t`Enter the flight number`,
    airline: t`Enter the airline`,
    date: t`Enter the flight date`,
    hour: t`Enter the flight time`,
    minute: t`Enter the flight time`,
  };
  const pickupTexts: Record<PickupField, string> = {
    date: t`Enter the pickup date`,
    hour: t`Enter the pickup time`,
    minute: t`Enter the pickup time`,
  };
  return (problem) => {
    if (problem.at === 'risk') return t`Accept the risk of the later pickup, or choose an earlier one.`;
    if (problem.reason === 'past') return t`Choose a future date.`;
    if (problem.at === 'flight') return flightTexts[problem.field];
    if ('field' in problem) return pickupTexts[problem.field];
    if (problem.reason === 'not-confirmed') return t`Choose a pickup time that we can confirm.`;
    return pickupTimeText(problem.reason);
  };
}
