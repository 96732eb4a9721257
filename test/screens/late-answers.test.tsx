import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { settled } from '../elements/fake-view.ts';
import { fieldsOf, fillFlight, openInfo, pickupIs, price, provider } from './info-steps.ts';
import type { RecordedRequest, Overrides } from './record-requests.ts';
import { openStorefront } from './open-storefront.tsx';
import { fill } from './quote-steps.ts';

/** Immediate answers to a path, until a test holds them back to release them in any order. */
function lateAnswers(path: string, answer: (requests: RecordedRequest) => unknown) {
  const late: (() => Promise<void>)[] = [];
  let holds = false;
  const hold = (requests: RecordedRequest) =>
    new Promise((give) => {
      late.push(async () => {
        give(answer(requests));
        await act(async () => {
          for (let turn = 0; turn < 5; turn++) await settled();
        });
      });
    });
  const answers: Overrides = { [path]: (requests) => (holds ? hold(requests) : answer(requests)) };
  const requests = (count: number) => waitFor(() => expect(late).toHaveLength(count));
  return { answers, hold: () => void (holds = true), requests, give: (which: number) => late[which]?.() };
}

it('of prices that arrive out of order, those of the last request stay', async () => {
  const prices = lateAnswers('/transfers/prices', ({ body }) => [
    { ...price, oneway_price: 20 * Number(body['adults']) },
  ]);
  const trip = { from: 'cun', to: 'quinta-luna', adults: '2', kids: '0', searchMode: 'A2H' };
  const route = `/transfers/prices?${new URLSearchParams(trip).toString()}`;
  const { visitor } = openStorefront(route, { answers: prices.answers });
  const costs = (amount: string) =>
    waitFor(() => expect(screen.getByRole('article').textContent).toContain(amount));
  await costs('$40.00 USD');
  prices.hold();
  await fill(visitor, 'Adults', '3');
  await prices.requests(1);
  await fill(visitor, 'Adults', '4');
  await prices.requests(2);
  await prices.give(1);
  await costs('$80.00 USD');
  await prices.give(0);
  expect(screen.getByRole('article').textContent).toContain('$80.00 USD');
});

it('of pickups that arrive out of order, that of the last flight stays', { tags: 'long' }, async () => {
  const pickups = lateAnswers('/tools/pickup-by-flight', (requests) =>
    provider['/tools/pickup-by-flight']?.(requests),
  );
  const { visitor } = openInfo('A2H', 'oneway', pickups.answers);
  const hours = async () => (await fieldsOf('Arrival Details')).getAllByLabelText<HTMLSelectElement>('Hour');
  const flightHour = async (hour: string) => visitor.selectOptions((await hours())[0] as HTMLElement, hour);
  await fillFlight(visitor, 'Arrival Details');
  await screen.findByText('Valid pickup time');
  pickups.hold();
  await flightHour('16');
  await pickups.requests(1);
  await screen.findByText('Calculating pickup time');
  await flightHour('18');
  await pickups.requests(2);
  await pickups.give(1);
  await pickupIs('Arrival Details', '5 Mar 19:30');
  await pickups.give(0);
  await pickupIs('Arrival Details', '5 Mar 19:30');
});
