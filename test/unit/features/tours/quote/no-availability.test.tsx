import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NoAvailability } from '../../../../../src/features/tours/quote/no-availability.tsx';
import type { QuoteModel } from '../../../../../src/features/tours/quote/use-quote.ts';
import { renderFeature } from '../../render-feature.tsx';
import { tourOf } from '../../../tours/tour-samples.ts';

afterEach(() => void vi.useRealTimers());

it('only offers days on which a departure can still be booked', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T12:00:00Z') });
  const tour = tourOf({ cutoff_hrs: 48, destination_place: { id: 1, title: 'Cancún', timezone: 'UTC' } });
  const choices = { date: '2026-06-04', party: { adults: 2, kids: 0, infants: 0 } };
  const quote = { tour, choices, departure: { today: '2026-06-01' } } as QuoteModel;
  renderFeature(<NoAvailability quote={quote} onChooseDate={() => undefined} />, {
    answers: { '/tours/7/availability': () => ['08:00'] },
  });
  await screen.findByText('Next available days:');
  // On June 3, the departure at 08:00 is less than 48 hours ahead.
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '5 Jun 2026',
    '6 Jun 2026',
    '7 Jun 2026',
  ]);
});
