import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { RecordedRequest, Overrides } from './record-requests.ts';
import { openStorefront } from './open-storefront.tsx';

export const day = `${new Date().getFullYear() + 1}-03-05`;
export const price = {
  ref: 'van',
  type: 'private',
  category: 'Standard',
  max_pax: 9,
  title: 'Van',
  oneway_price: 80,
  roundtrip_price: 150,
  area_cutoff_hrs: 4,
};

/** A provider that picks up an hour after landing and four hours before departure. */
export const provider: Overrides = {
  '/transfers/prices': () => [price],
  '/tools/pickup-by-flight': ({ body }) => {
    const [date = '', time = ''] = String(body['flightDatetime']).split(' ');
    const hour = Number(time.slice(0, 2)) + (body['flightTrip'] === 'arrival' ? 1 : -4);
    const pickup = { date, hour: String(hour).padStart(2, '0'), minute: time.slice(3, 5) };
    return { ...pickup, datetime: `${date} ${pickup.hour}:${pickup.minute}:00` };
  },
  '/transfers/validate-pickuptime': () => ({ valid: true }),
};

export const ends = {
  A2H: { from: 'cun', to: 'quinta-luna' },
  H2A: { from: 'quinta-luna', to: 'cun' },
  P2P: { from: 'quinta-luna', to: 'arrecife-grand' },
};
export type Direction = keyof typeof ends;

/** Opens the details of a trip with a selected option. */
export function openInfo(direction: Direction, tripKind: 'oneway' | 'roundtrip', answers: Overrides = {}) {
  const query = new URLSearchParams({ ...ends[direction], adults: '2', kids: '0', searchMode: direction });
  const opened = openStorefront('/', { answers: { ...provider, ...answers } });
  opened.storefront.state.draft.select({ priceRef: 'van', trip: tripKind, ...ends[direction] });
  opened.storefront.navigate(`/transfers/info?${query.toString()}`, 'api');
  return opened;
}

export const leg = (name: string) => screen.findByRole('group', { name: new RegExp(`^${name}`) });
export const fieldsOf = async (name: string) => within(await leg(name));
export const requestsTo = (requests: readonly RecordedRequest[], path: string) =>
  requests.filter((one) => one.path === path);

export async function fillFlight(visitor: UserEvent, legName: string, hour = '14') {
  const fields = await fieldsOf(legName);
  await visitor.type(fields.getByLabelText('Flight number'), 'VW 300');
  // The airline of the other leg may be suggested.
  await visitor.clear(fields.getByLabelText('Airline'));
  await visitor.type(fields.getByLabelText('Airline'), 'Aeromar');
  await visitor.type(fields.getByLabelText('Flight date'), `${day}{Tab}`);
  await visitor.selectOptions(fields.getAllByLabelText('Hour')[0] as HTMLElement, hour);
  await visitor.selectOptions(fields.getAllByLabelText('Minute')[0] as HTMLElement, '30');
}

/** Waits until a leg says that its pickup is at a time, such as `5 Mar 15:30`. */
export async function pickupIs(legName: string, time: string): Promise<void> {
  const group = await leg(legName);
  await waitFor(() => expect(group.textContent).toContain(`We pick you up on ${time}, `));
}

/** Chooses the hour or the minute of a pickup, whose fields may have to be opened. */
export async function choosePickup(
  visitor: UserEvent,
  legName: string,
  part: 'Hour' | 'Minute',
  value: string,
): Promise<void> {
  const fields = await fieldsOf(legName);
  const change = fields.queryByRole('button', { name: 'Change' });
  if (change) await visitor.click(change);
  const time = within(await fields.findByRole('group', { name: 'Pickup time' }));
  await visitor.selectOptions(time.getByLabelText(part), value);
}

/** Adds the transfer, whose details are complete, and confirms it. */
export async function addToCart(visitor: UserEvent) {
  await screen.findByText('Valid pickup time');
  await visitor.click(await screen.findByRole('button', { name: 'Add to cart' }));
  const check = within(await screen.findByRole('dialog', { name: /^Please check your information/ }));
  await visitor.click(check.getByRole('button', { name: 'Add to cart' }));
}
