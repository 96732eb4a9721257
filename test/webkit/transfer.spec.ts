import { company, partner } from '../support/demo-address.ts';
import { Journey } from './support/journey.ts';
import { on } from './support/tab.ts';
import { expect, test } from './support/test.ts';

for (const [where, home] of [
  ['in a partner page', `${partner}/partner/booking-engine.html`],
  ['on the hosted page', `${company}/`],
] as const) {
  test(
    `airport to hotel, paid at arrival, ${where}`,
    { tag: where === 'on the hosted page' ? '@long' : [] },
    async ({ tab }) => {
      const journey = new Journey(tab);
      await tab.goto(home);
      // WebKit scrolls back to the top when the tours take the place of their skeletons: a press would miss the link.
      await tab.see(on('heading', 'Day trips'));
      await tab.click(on('link', /Cancún International Airport/));
      await journey.choosePlace();
      await journey.search();
      await journey.chooseSedan();
      await journey.fillFlight();
      await journey.addToCart();
      await journey.fillCustomer('+1 305 555 0100');
      await journey.payAtArrival();
      await tab.seeText('ada@example.com');
      await expect.poll(async () => (await tab.see(on('link', /^Voucher(?! \()/))).width).toBeGreaterThan(0);
    },
  );
}
