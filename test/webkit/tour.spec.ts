import { daysFromNow } from '../e2e/support/dates.ts';
import { partner } from '../support/demo-address.ts';
import { Journey } from './support/journey.ts';
import { on } from './support/tab.ts';
import { expect, test } from './support/test.ts';

test('a tour under a strict policy, from its card to the confirmation', async ({ tab }) => {
  const journey = new Journey(tab);
  await tab.goto(`${partner}/partner/hostile/strict-policy.html`);
  await tab.click(on('link', /Catamaran to Isla Mujeres/));
  await tab.seeText('What to bring');
  await journey.button('Next picture');
  await tab.click(on('radio', 'Standard'));
  await tab.fill(on('textbox', 'Date'), daysFromNow(10).typed);
  await tab.press('Tab');
  const time = on('radio', '09:00');
  await tab.click(time);
  await expect.poll(async () => (await tab.find(time))?.checked).toBe(true);
  expect(await tab.run(dotOfChosen)).toBe('6px');

  await tab.seeText('Total');
  await journey.button('Add one');
  await expect.poll(() => tab.value(on('textbox', 'Adults'))).toBe('2');
  await expect.poll(() => tab.run(sumsBesideTheirCard)).toEqual([]);
  await journey.button('Add to cart');
  await journey.button('Continue to Cart', on('dialog', 'Added to cart'));
  await journey.button('Continue to cart');
  await journey.fillCustomer('+1 305 555 0100');
  await journey.payAtArrival();
});

/** The width of the border that draws the dot of the selected time. */
function dotOfChosen(): string | undefined {
  const root = document.querySelector('booking-engine')?.shadowRoot;
  // A dot that is drawn has no name of its own.
  // oxlint-disable-next-line syntax/no-restricted-syntax
  const dot = root?.querySelector('.choice:has(:checked) .choice-dot');
  return dot ? getComputedStyle(dot).borderTopWidth : undefined;
}

/** Amounts that overflow their container. */
function sumsBesideTheirCard(): string[] {
  const root = document.querySelector('booking-engine')?.shadowRoot;
  return [...(root?.querySelectorAll('dl dd') ?? [])]
    .filter((sum) => {
      const line = sum.parentElement?.getBoundingClientRect();
      return (
        line && (sum.getBoundingClientRect().right > line.right + 1 || sum.scrollWidth > sum.clientWidth + 1)
      );
    })
    .map((sum) => sum.textContent);
}
