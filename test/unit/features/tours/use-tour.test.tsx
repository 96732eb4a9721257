import { act, screen } from '@testing-library/react';
import { test } from 'vitest';
import { useTour } from '../../../../src/features/tours/use-tour.ts';
import { renderFeature } from '../render-feature.tsx';

function Title() {
  const { tour, error } = useTour('reef', undefined);
  return (
    <>
      <output>{tour?.title ?? 'none'}</output>
      <p>{error ? 'failed' : 'fine'}</p>
    </>
  );
}

test.each([
  ['stays if it fails to load again', 400, 'Reef'],
  ['is gone once the provider no longer offers it', 404, 'none'],
  ['is gone once the provider has withdrawn it', 410, 'none'],
])('a tour on screen %s', async (_, status, shown) => {
  let answer = (): unknown => ({ id: 7, slug: 'reef', title: 'Reef' });
  const { storefront } = renderFeature(<Title />, { answers: { '/tours/reef': () => answer() } });
  await screen.findByText('Reef');
  answer = () => new Response('{}', { status });
  await act(() => storefront.queryClient.refetchQueries());
  await screen.findByText('failed');
  screen.getByText(shown);
});
