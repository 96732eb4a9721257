import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NoAvailability } from '../../../../../src/features/tours/quote/no-availability.tsx';
import type { QuoteModel } from '../../../../../src/features/tours/quote/use-quote.ts';
import { renderFeature } from '../../render-feature.tsx';
import { tourOf } from '../../../tours/tour-samples.ts';

afterEach(() => void vi.useRealTimers());

it.each<[string, { cutoff_hrs: number; date: string }, string[]]>([
  // On June 3, the departure at 08:00 is less than 48 hours ahead.
  [
    'only offers days on which a departure can still be booked',
    { cutoff_hrs: 48, date: '2026-06-04' },
    ['5 Jun 2026', '6 Jun 2026', '7 Jun 2026'],
  ],
  [
    'offers the first days after a cutoff that is weeks ahead of the chosen date',
    { cutoff_hrs: 21 * 24, date: '2026-06-02' },
    ['23 Jun 2026', '24 Jun 2026', '25 Jun 2026'],
  ],
])('%s', async (_, { cutoff_hrs, date }, offeredDays) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T12:00:00Z') });
  const tour = tourOf({ cutoff_hrs, destination_place: { id: 1, title: 'Cancún', timezone: 'UTC' } });
  const choices = { date, party: { adults: 2, kids: 0, infants: 0 } };
  const quote = { tour, choices, departure: { today: '2026-06-01' } } as QuoteModel;
  renderFeature(<NoAvailability quote={quote} onChooseDate={() => undefined} />, {
    answers: { '/tours/7/availability': () => ['08:00'] },
  });
  await screen.findByText('Next available days:');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(offeredDays);
});
