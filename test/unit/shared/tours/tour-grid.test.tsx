import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TourGrid } from '../../../../src/shared/tours/tour-grid.tsx';
import { renderFeature } from '../../features/render-feature.tsx';
import { tourOf } from '../../tours/tour-samples.ts';

test.each([
  ['of its list', 'water', { name: 'Nature', slug: 'nature' }, '/activities/water/reef'],
  ['of its own', undefined, { name: 'Nature', slug: 'nature' }, '/activities/nature/reef'],
  ['of last resort', undefined, null, '/activities/tours/reef'],
])('a tour is shown in the category %s', async (_, category, ownCategory, path) => {
  const tour = { ...tourOf({ tour_category: ownCategory }), currency: 'usd' };
  const { storefront, visitor } = renderFeature(
    <TourGrid tours={[tour]} listName="Activities" category={category} />,
  );
  await visitor.click(screen.getByRole('link', { name: 'Reef' }));
  expect(storefront.path).toBe(path);
});
