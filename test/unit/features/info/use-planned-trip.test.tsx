import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePlannedTrip } from '../../../../src/features/info/use-planned-trip.ts';
import type { TripPlan } from '../../../../src/schema/draft.ts';
import { initialParty } from '../../../../src/trip/party-rules.ts';
import { renderFeature } from '../render-feature.tsx';

const place = (ref: string) => ({ ref, title: `Place ${ref}`, address: '', tags: [] });
const van = { ref: 'van', type: 'private', category: 'A', max_pax: 9, title: 'Van', oneway_price: 80 };
const vehicle = { ...initialParty, priceRef: 'van' };
const plan: TripPlan = { vehicles: [vehicle], back: [vehicle], trip: 'oneway', from: 'cun', to: 'hotel' };

function Trip() {
  const trip = usePlannedTrip();
  return (
    <>
      <output aria-label="trip">{trip.status}</output>
      {trip.status === 'failed' && <button onClick={trip.tryAgain}>again</button>}
    </>
  );
}

const becomes = (status: string) =>
  waitFor(() => expect(screen.getByLabelText('trip').textContent).toBe(status));

/** Opens a plan with a separate return; the prices of the outbound trip arrive, those of the return do not. */
async function openWithoutReturnPrices() {
  const state = { fails: true, count: 0 };
  const opened = renderFeature(<Trip />, {
    answers: {
      '/places/cun': () => place('cun'),
      '/places/hotel': () => place('hotel'),
      '/transfers/prices': () => ((state.count += 1) > 1 && state.fails ? undefined : [van]),
    },
  });
  const { search, draft } = opened.storefront.state;
  act(() => {
    search.setDate('2030-03-05');
    draft.choosePlan(plan);
    opened.storefront.navigate('/transfers/info?from=cun&to=hotel', 'api');
  });
  await becomes('failed');
  return { ...opened, state };
}

afterEach(() => void vi.useRealTimers());

it('fails without the prices of a separate return, until another try', async () => {
  const { visitor, state } = await openWithoutReturnPrices();
  state.fails = false;
  await visitor.click(screen.getByRole('button', { name: 'again' }));
  await becomes('ready');
});

it('does not need them for a plan without a separate return, even after they have failed', async () => {
  const { storefront } = await openWithoutReturnPrices();
  act(() => storefront.state.draft.choosePlan({ ...plan, back: [] }));
  await becomes('ready');
});

it('does not request them again once the date has passed', async () => {
  const { visitor, state } = await openWithoutReturnPrices();
  const before = state.count;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-03-15T17:00:00Z') });
  await visitor.click(screen.getByRole('button', { name: 'again' }));
  await visitor.click(screen.getByRole('button', { name: 'again' }));
  expect(state.count).toBe(before);
});
