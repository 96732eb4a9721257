import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RatePeople } from '../../../../../src/features/tours/quote/rate-facts.tsx';
import { rateOf } from '../../../tours/tour-samples.ts';
import { renderFeature } from '../../render-feature.tsx';

it.each([
  [0, 0, ''],
  [1, 0, ''],
  [4, 0, 'From 4 people'],
  [0, 1, 'Up to 1 person'],
  [0, 8, 'Up to 8 people'],
  [1, 1, '1 person'],
  [4, 4, '4 people'],
  [2, 8, '2 to 8 people'],
])('a rate for %i to %i people (0: no limit) shows "%s"', async (min_pax, max_pax, text) => {
  renderFeature(
    <p data-testid="people">
      <RatePeople rate={rateOf({ min_pax, max_pax })} />
    </p>,
  );
  expect((await screen.findByTestId('people')).textContent).toBe(text);
});
