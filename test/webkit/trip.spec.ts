import { company, partner } from '../support/demo-address.ts';
import { daysFromNow } from '../e2e/support/dates.ts';
import { fullTrip } from '../e2e/support/full-trip.ts';
import { Journey } from './support/journey.ts';
import { on } from './support/tab.ts';
import { expect, test } from './support/test.ts';

test(
  'several vehicles for a large party, with what happens around their pickup',
  { tag: '@long' },
  async ({ tab }) => {
    const journey = new Journey(tab);
    await tab.goto(`${company}/transfers/prices?from=cun&to=quinta-luna&adults=60&kids=0&searchMode=A2H`);
    await journey.button('Add all vehicles');
    await journey.fillFlight();
    const pickup = on('list', 'Your pickup');
    await tab.seeText(/^Landing/, on('listitem', /^Landing/, pickup));
    await tab.click(on('radio', '1 hour', on('radiogroup', 'What if my flight is late?')));
    await tab.seeText('The driver waits', on('status', /You land at/));
    await journey.addToCart();
    for (const people of ['50 adults', '8 adults', '2 adults']) await tab.seeText(people);
    await tab.seeText('$529.00 USD');
  },
);

test('issues found on return are resolved on their line', { tag: '@long' }, async ({ tab }) => {
  await tab.goto(`${partner}/partner/moved-reality.html`);
  await tab.fill(on('textbox', 'Date'), daysFromNow(20).typed);
  await tab.press('Tab');
  await tab.click(on('radio', '09:00'));
  await tab.click(on('button', 'Add to cart'));
  await tab.click(on('button', 'Continue to Cart', on('dialog', 'Added to cart')));
  await tab.click(on('button', 'Continue to cart'));
  await tab.see(on('heading', 'Your cart'));
  await tab.fill(on('textbox', 'What changes'), 'time-gone=203:0900');
  await tab.click(on('button', 'Change the provider'));
  const notice = on('alert', /09:00 is no longer available/);
  await expect(async () => {
    await tab.run(() => void window.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => tab.find(notice), { timeout: 2000 }).not.toBeNull();
  }).toPass();
  await tab.click(on('button', 'See what to resolve'));
  await tab.hasFocus(notice);
  await tab.click(on('button', 'Choose another time', notice));
  await tab.click(on('button', '11:30', notice));
  await tab.gone(notice);
  await tab.seeText(/11:30 hrs$/);
});

test('a locked hotel is text, and everything else is open', { tag: '@long' }, async ({ tab }) => {
  await tab.goto(`${partner}/partner/locked-hotel.html?adults=3`);
  await tab.seeText('Quinta Luna Hotel', on('group', 'Destination'));
  expect(await tab.find(on('combobox', 'Destination'))).toBeNull();
  await expect.poll(() => tab.value(on('textbox', 'Adults'))).toBe('3');
  await tab.fill(on('textbox', 'Date'), daysFromNow(20).typed);
  await tab.press('Tab');
  await new Journey(tab).search();
});

test(
  'a cart travels from a page to the hosted page, which has another storage',
  { tag: '@long' },
  async ({ tab }) => {
    const lines = ['Quinta Luna Hotel', 'Casa Copal', 'SIM card', 'Fast lane'];
    const total = () => tab.run(() => document.querySelector('booking-engine')?.cart?.total);
    await tab.goto(`${partner}/partner/booking-engine.html#booking-trip=${await fullTrip('en', 'usd')}`);
    await tab.see(on('heading', 'Your cart'));
    for (const line of lines) await tab.seeText(line);
    await expect.poll(total).toBeGreaterThan(0);
    const own = await total();
    await tab.run(
      (hosted: string) => document.querySelector('booking-engine')?.setAttribute('hosted-url', hosted),
      `${company}/`,
    );
    await tab.click(on('button', 'Share or continue elsewhere'));
    const link = await tab.value(on('textbox', 'Link', on('dialog', 'Share or continue elsewhere')));
    expect(link.startsWith(`${company}/#booking-trip=1.`)).toBe(true);
    await tab.goto(link);
    await tab.see(on('heading', 'Your cart'));
    for (const line of lines) await tab.seeText(line);
    await expect.poll(total).toBe(own);
  },
);
