import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LegProblem } from '../../../../src/domain/pickup.ts';
import { useLegReasons } from '../../../../src/features/transfers/use-leg-reasons.ts';
import type { LegModel } from '../../../../src/features/transfers/use-leg.ts';
import { renderFeature } from '../render-feature.tsx';

const arrival = { name: 'service', flight: 'arrival' };
const departure = { name: 'return', flight: 'departure' };

function Reasons({ legs }: { legs: [object, LegProblem[]][] }) {
  const reasons = useLegReasons(legs.map(([leg, problems]) => ({ leg, problems }) as LegModel));
  return <output aria-label="reasons">{reasons.join(' | ')}</output>;
}

const missing = { reason: 'missing' } as const;

it.each<[string, [object, LegProblem[]][], string]>([
  ['nothing for a complete leg', [[arrival, []]], ''],
  [
    'fields in their order, under the heading of the leg',
    [
      [
        arrival,
        [
          { at: 'flight', field: 'airline', ...missing },
          { at: 'pickup', field: 'date', ...missing },
        ],
      ],
    ],
    'Arrival Details (Airline, Pickup date)',
  ],
  [
    'a name that flight and pickup share only once',
    [
      [
        arrival,
        [
          { at: 'flight', field: 'hour', ...missing },
          { at: 'pickup', field: 'hour', ...missing },
        ],
      ],
    ],
    'Arrival Details (Hour)',
  ],
  [
    'whatever is wrong with a time in the same words',
    [[departure, [{ at: 'pickup', reason: 'not-confirmed' }]]],
    'Departure Details (a pickup time that we can confirm)',
  ],
  [
    'each incomplete leg',
    [
      [arrival, [{ at: 'flight', field: 'flightNumber', ...missing }]],
      [departure, [{ at: 'risk', ...missing }]],
    ],
    'Arrival Details (Flight number) | Departure Details (your consent to the later pickup)',
  ],
])('names %s', (_, legs, expected) => {
  renderFeature(<Reasons legs={legs} />);
  expect(screen.getByLabelText('reasons').textContent).toBe(expected);
});
