import { cssParts } from '../../docs/public-styling.ts';
import { openEngine } from './support/engine.ts';
import { extraCard } from './support/extras.ts';
import { Journey } from './support/journey.ts';
import { fakeMaps } from './support/stand-in-maps.ts';
import { expect, test } from './support/test.ts';

test('every documented part occurs, and no other', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(watchParts);
  await page.route('https://maps.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: fakeMaps }),
  );
  const journey = new Journey(page);
  await openEngine(page, { attributes: { 'maps-key': 'demo-key' } });
  await journey.startAtAirport(/Cancún/);
  await journey.choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
  await expect(page.getByText('Distance: 68 km')).toBeVisible();
  await journey.search();

  await page.evaluate(() => document.querySelector('booking-engine')?.navigate('/extras'));
  const card = extraCard(page, /SIM card/);
  await card.getByRole('combobox').first().selectOption('1');
  await expect(card.getByText('Added to cart')).toBeVisible();
  await journey.button('Continue to cart').click();
  await journey.field('Coupon').fill('WELCOME10');
  await journey.button('Apply').click();
  await expect(page.locator('s').first()).toBeVisible();
  await journey.button(/^Book now|^Pay and book/).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  const seen = await page.evaluate(() => [...(Reflect.get(window, 'seenParts') as Set<string>)]);
  expect(seen.sort()).toEqual(cssParts.toSorted());
});

/** Keeps the name of every part that comes to stand in a shadow root. */
function watchParts(): void {
  const seen = new Set<string>();
  Object.assign(window, { seenParts: seen });
  const attach = Reflect.get(Element.prototype, 'attachShadow');
  Element.prototype.attachShadow = function (this: Element, init) {
    const root = attach.call(this, init);
    const look = () => {
      for (const { part } of root.querySelectorAll('[part]')) part.forEach((name) => seen.add(name));
    };
    new MutationObserver(look).observe(root, { childList: true, subtree: true, attributeFilter: ['part'] });
    return root;
  };
}
