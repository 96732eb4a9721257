import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FactsStrip } from '../../../../src/features/tours/facts-strip.tsx';
import { tourOf } from '../../tours/tour-samples.ts';
import { renderFeature } from '../render-feature.tsx';

it.each([
  [{ kids_min_age: 5, kids_max_age: 12 }, 'Kids aged 5 to 12'],
  [{ kids_min_age: 5 }, 'Kids from age 5'],
  [{ kids_max_age: 11 }, 'Kids up to age 11'],
  [{}, undefined],
  [{ kids_min_age: 5, kids_max_age: 12, kids_valid: false }, undefined],
])('a tour with %j tells which kids it takes', (ages, text) => {
  renderFeature(<FactsStrip tour={tourOf({ kids_valid: true, ...ages })} />);
  expect(screen.queryByText(/^Kids/)?.textContent).toBe(text);
});

it.each([
  [1, 'Book at least 1 hr in advance'],
  [6, 'Book at least 6 hrs in advance'],
  [0, undefined],
])('with a lead time of %j hours it says %j', (cutoff_hrs, text) => {
  renderFeature(<FactsStrip tour={tourOf({ cutoff_hrs })} />);
  expect(screen.queryByText(/^Book/)?.textContent).toBe(text);
});
