import { useLingui } from '@lingui/react/macro';
import type { FlightField, LegProblem, PickupField } from '../../domain/pickup.ts';
import { useLegHeading } from '../../shared/use-leg-heading.ts';
import type { LegModel } from './use-leg.ts';

/** Why the transfer cannot be added yet, as messages in the order of the form. */
export function useLegReasons(legs: readonly LegModel[]): string[] {
  const { t } = useLingui();
  const headingOf = useLegHeading();
  const flightFields: Record<FlightField, string> = {
    airline: t`Airline`,
    flightNumber: t`Flight number`,
    flightType: t`Flight type`,
    date: t`Flight date`,
    hour: t`Hour`,
    minute: t`Minute`,
  };
  const pickupFields: Record<PickupField, string> = {
    date: t`Pickup date`,
    hour: t`Hour`,
    minute: t`Minute`,
  };
  const textOf = (problem: LegProblem): string => {
    if (problem.at === 'flight') return flightFields[problem.field];
    if (problem.at === 'risk') return t`your consent to the later pickup`;
    if (problem.reason === 'missing') return pickupFields[problem.field];
    // Whichever rule is broken; `PickupStatus` explains it next to the field.
    return t`a pickup time that we can confirm`;
  };
  return legs.flatMap(({ leg, problems }) => {
    const texts = [...new Set(problems.map(textOf))];
    return texts.length === 0 ? [] : [`${headingOf(leg)} (${texts.join(', ')})`];
  });
}
