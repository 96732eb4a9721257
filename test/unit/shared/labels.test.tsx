import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usePartyLabel } from '../../../src/shared/trip/use-party-label.ts';
import { useTourLabels } from '../../../src/shared/tours/use-tour-labels.ts';
import { tourOf } from '../tours/tour-samples.ts';
import { renderFeature } from '../features/render-feature.tsx';

type Party = Parameters<ReturnType<typeof usePartyLabel>>[0];

function PartyLabel({ party }: { party: Party }) {
  return <output aria-label="state">{usePartyLabel()(party)}</output>;
}

function TourLabels({ tour }: { tour: Record<string, unknown> }) {
  const { duration, kidsAges } = useTourLabels();
  const labels = [duration(tourOf(tour)), kidsAges(tourOf(tour))];
  return <output aria-label="state">{labels.map((label) => label ?? 'none').join('|')}</output>;
}

const text = () => screen.getByLabelText('state').textContent;

describe('a party', () => {
  it.each<[Party, string]>([
    [{ adults: 1, kids: 0 }, '1 adult'],
    [{ adults: 2, kids: 1 }, '2 adults, 1 kid'],
    [{ adults: 0, kids: 2, infants: 0 }, '0 adults, 2 kids'],
    [{ adults: 2, kids: 0, infants: 1 }, '2 adults, 1 infant'],
    [{ adults: 2, kids: 3, infants: 2 }, '2 adults, 3 kids, 2 infants'],
  ])('of %j is %s', (party, label) => {
    renderFeature(<PartyLabel party={party} />);
    expect(text()).toBe(label);
  });
});

describe('a tour', () => {
  it.each<[Record<string, number>, string]>([
    [{ days: 1, hours: 4, minutes: 30 }, '1 day 4 hrs 30 min|none'],
    [{ days: 0, hours: 1, minutes: 0 }, '1 hr|none'],
    [{ days: 2, hours: 0, minutes: 5 }, '2 days 5 min|none'],
    [{ days: 0, hours: 0, minutes: 0 }, 'none|none'],
  ])('that takes %j', (duration, labels) => {
    renderFeature(<TourLabels tour={{ duration }} />);
    expect(text()).toBe(labels);
  });

  it.each<[Record<string, unknown>, string]>([
    [{ kids_min_age: 0, kids_max_age: 12 }, 'none|Ages 0 to 12'],
    [{ kids_min_age: 5 }, 'none|From age 5'],
    [{ kids_max_age: 11 }, 'none|Up to age 11'],
    [{}, 'none|none'],
  ])('with %j for kids shows it', (tour, labels) => {
    renderFeature(<TourLabels tour={tour} />);
    expect(text()).toBe(labels);
  });
});
