import { company } from '../support/demo-address.ts';
import { Journey } from './support/journey.ts';
import { on, type Tab } from './support/tab.ts';
import { expect, test } from './support/test.ts';

test(
  'a sale is reported once, even if its confirmation is opened again',
  { tag: '@long' },
  async ({ tab }) => {
    await open(tab, `${company}/extras`);
    const journey = new Journey(tab);
    await journey.button('Add one', on('article', /SIM card/));
    await journey.button('Continue to cart');
    await journey.fillCustomer('+1 305 555 0100');
    await journey.payAtArrival();
    await expect.poll(() => reported(tab)).toEqual([...before, 'booking-complete', 'purchase']);

    await open(tab, await tab.run(() => location.href));
    await tab.see(on('heading', 'Thank you for your reservation!'));
    await tab.run(() => document.querySelector('booking-engine')?.navigate('/extras'));
    await expect.poll(() => reported(tab)).toEqual(['view_item_list']);
  },
);

const before = ['view_item_list', 'add_to_cart', 'view_cart', 'begin_checkout'];

/** Opens a page and listens for what it reports, from the start. */
async function open(tab: Tab, address: string): Promise<void> {
  await tab.goto(address);
  await tab.run(() => {
    const received: string[] = [];
    Reflect.set(window, 'reported', received);
    document.addEventListener('booking-complete', ({ type }) => received.push(type));
    document.addEventListener('booking-analytics', ({ detail: { event } }) => received.push(event));
  });
}

const reported = (tab: Tab) => tab.run(() => Reflect.get(window, 'reported') as string[]);
