import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSelectedTrip } from '../../../../src/features/info/use-selected-trip.ts';
import type { Selection } from '../../../../src/schema/draft.ts';
import { renderFeature } from '../render-feature.tsx';

const place = (ref: string) => ({ data: { ref, title: `Place ${ref}`, address: '', tags: [] } });
const van = { ref: 'van', type: 'private', category: 'A', max_pax: 9, title: 'Van', oneway_price: 80 };
const answers = {
  '/places/cun': () => place('cun').data,
  '/places/hotel': () => place('hotel').data,
  '/transfers/prices': () => [van],
};

function Trip() {
  const trip = useSelectedTrip();
  const facts =
    trip.status === 'ready' ? { price: trip.option.title, to: trip.to.title, kind: trip.kind } : {};
  return (
    <>
      <output aria-label="trip">{JSON.stringify({ status: trip.status, ...facts })}</output>
      {trip.status === 'failed' && <button onClick={trip.tryAgain}>again</button>}
    </>
  );
}

const becomes = (expected: object) =>
  waitFor(() => expect(JSON.parse(screen.getByLabelText('trip').textContent)).toEqual(expected));

/** Opens the details of a trip after a price of another, or the same, was selected. */
function open(
  selected: Partial<Selection> | null,
  own: Record<string, () => unknown> = {},
  route = '/transfers/info?from=cun&to=hotel',
) {
  const rendered = renderFeature(<Trip />, { answers: { ...answers, ...own } });
  const { storefront } = rendered;
  act(() => {
    if (selected)
      storefront.state.draft.select({
        priceRef: 'van',
        trip: 'oneway',
        from: 'cun',
        to: 'hotel',
        ...selected,
      });
    storefront.navigate(route, 'api');
  });
  return rendered;
}

it('is ready with both places and the selected price', async () => {
  open({});
  await becomes({ status: 'ready', price: 'Van', to: 'Place hotel', kind: 'oneway' });
});

describe('is missing, and sends no request,', () => {
  it.each([
    ['if no price was selected', null],
    ['if the price was selected for another destination', { to: 'villa' }],
  ])('%s', async (_, selected) => {
    const { requests } = open(selected);
    await becomes({ status: 'missing' });
    expect(requests).toEqual([]);
  });
});

it('is missing if the selected price is no longer offered', async () => {
  open({ priceRef: 'bus' });
  await becomes({ status: 'missing' });
});

it('is missing if the selected price is not sold for the trip kind', async () => {
  open({ trip: 'roundtrip' });
  await becomes({ status: 'missing' });
});

it('is missing if the party in the route is too large for the selected vehicle', async () => {
  open({}, {}, '/transfers/info?from=cun&to=hotel&adults=9');
  await becomes({ status: 'ready', price: 'Van', to: 'Place hotel', kind: 'oneway' });
  cleanup();
  open({}, {}, '/transfers/info?from=cun&to=hotel&adults=10');
  await becomes({ status: 'missing' });
});

it.each(['/places/hotel', '/transfers/prices'])('fails with %s, until another try', async (path) => {
  let fails = true;
  const { visitor } = open(
    {},
    { [path]: () => (fails ? undefined : answers[path as keyof typeof answers]()) },
  );
  await becomes({ status: 'failed' });
  fails = false;
  await visitor.click(screen.getByRole('button', { name: 'again' }));
  await becomes({ status: 'ready', price: 'Van', to: 'Place hotel', kind: 'oneway' });
});
