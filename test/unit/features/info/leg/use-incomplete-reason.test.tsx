import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useIncompleteReason } from '../../../../../src/features/info/leg/use-incomplete-reason.ts';
import type { LegProblem } from '../../../../../src/trip/pickup/leg-problems.ts';
import { renderFeature } from '../../render-feature.tsx';

function Reason({ legs }: { legs: LegProblem[][] }) {
  return <output aria-label="reason">{useIncompleteReason(legs.map((problems) => ({ problems })))}</output>;
}

const airline: LegProblem = { at: 'flight', field: 'airline', reason: 'missing' };
const refused: LegProblem = { at: 'pickup', reason: 'not-confirmed' };
const risk: LegProblem = { at: 'risk', reason: 'missing' };

test.each<[string, LegProblem[][], string]>([
  ['nothing is missing', [[], []], ''],
  ['a field is empty', [[airline, refused]], 'Fill in the marked fields.'],
  ['only one on the way back', [[], [airline]], 'Fill in the marked fields.'],
  ['the pickup is refused', [[refused], [airline]], 'Choose a pickup time that we can confirm.'],
  ['the risk is not accepted', [[risk]], 'Accept the risk of the later pickup, or choose an earlier one.'],
])('%s', (_, legs, reason) => {
  renderFeature(<Reason legs={legs} />);
  expect(screen.getByLabelText('reason').textContent).toBe(reason);
});
