import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useIncompleteReason } from '../../../../../src/features/info/leg/use-incomplete-reason.ts';
import type { LegProblem } from '../../../../../src/trip/pickup/leg-problems.ts';
import { renderFeature } from '../../render-feature.tsx';

interface LegProblems {
  problems: LegProblem[];
  reportedProblems: LegProblem[];
}

const reported = (...problems: LegProblem[]): LegProblems => ({ problems, reportedProblems: problems });

function Reason({ legs }: { legs: LegProblems[] }) {
  return <output aria-label="reason">{useIncompleteReason(legs)}</output>;
}

const airline: LegProblem = { at: 'flight', field: 'airline', reason: 'missing' };
const refused: LegProblem = { at: 'pickup', reason: 'not-confirmed' };
const risk: LegProblem = { at: 'risk', reason: 'missing' };

test.each<[string, LegProblems[], string]>([
  ['nothing is missing', [reported(), reported()], ''],
  ['a field is empty', [reported(airline, refused)], 'Fill in the marked fields.'],
  ['only one on the way back', [reported(), reported(airline)], 'Fill in the marked fields.'],
  [
    'the pickup is refused',
    [reported(refused), reported(airline)],
    'Choose a pickup time that we can confirm.',
  ],
  [
    'the risk is not accepted',
    [reported(risk)],
    'Accept the risk of the later pickup, or choose an earlier one.',
  ],
  [
    'the pickup is after the flight',
    [reported({ at: 'pickup', reason: 'after-departure' })],
    'Your pick-up time cannot be later than your flight departure time.',
  ],
  [
    'the provider has not answered yet',
    [{ problems: [refused], reportedProblems: [] }],
    'Checking the pickup time',
  ],
])('%s', (_, legs, reason) => {
  renderFeature(<Reason legs={legs} />);
  expect(screen.getByLabelText('reason').textContent).toBe(reason);
});
