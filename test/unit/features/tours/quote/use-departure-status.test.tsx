import { screen } from '@testing-library/react';
import { afterEach, test, vi } from 'vitest';
import { useDepartureStatus } from '../../../../../src/features/tours/quote/use-departure-status.ts';
import { renderFeature } from '../../render-feature.tsx';
import { tourOf } from '../../../tours/tour-samples.ts';

afterEach(() => void vi.useRealTimers());

const tour = tourOf({ cutoff_hrs: 4, destination_place: { id: 1, title: 'Cancún', timezone: 'UTC' } });

function FirstBookable({ times }: { times: string[] }) {
  const { firstBookableTime } = useDepartureStatus(tour, { date: '2026-06-01', schedule: '' });
  return <output>{firstBookableTime(times) ?? 'none'}</output>;
}

test.each([
  ['the earliest, whatever the order', ['18:00', '16:30', '17:00'], '16:30'],
  ['after the cutoff', ['13:00', '16:00', '16:30'], '16:30'],
  ['missing if all are inside the cutoff', ['13:00', '15:00'], 'none'],
])('the first bookable departure on a date is %s', (_, times, expected) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T12:00:00Z') });
  renderFeature(<FirstBookable times={times} />);
  screen.getByText(expected, { selector: 'output' });
});
