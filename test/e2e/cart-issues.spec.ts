import { company, partner } from '../support/demo-address.ts';
import { expectAccessible } from './support/axe.ts';
import { comeBackTo } from './support/come-back-to.ts';
import { daysFromNow } from './support/dates.ts';
import { openEngine, quintaLunaPrices } from './support/engine.ts';
import { arrivalFlight, Journey } from './support/journey.ts';
import { press as pressKey } from './support/keyboard.ts';
import { expectNothingBeside } from './support/narrow-screens.ts';
import { press } from './support/press.ts';
import { changeAnswer } from './support/provider.ts';
import { goToExtras } from './support/recorded-sales.ts';
import { expect, test } from './support/test.ts';
import { Quote } from './support/tour.ts';

const day = daysFromNow(20);
const dayAfter = daysFromNow(21);

/** What moves, what the line then says and the page is told, the buttons that settle it, and what is then shown. */
const tourMoves = [
  {
    move: 'time-gone=203:0900',
    says: `09:00 is no longer available on ${day.shown}.`,
    reported: 'time-gone',
    repair: ['Choose another time', '11:30'],
    shown: `${day.shown} 11:30 hrs`,
  },
  {
    move: `sold-out=203:${day.typed}`,
    says: `No places are left on ${day.shown}.`,
    reported: 'sold-out',
    repair: ['Choose another day', new RegExp(`${dayAfter.shown} 11:30$`)],
    shown: `${dayAfter.shown} 11:30 hrs`,
  },
  {
    move: 'cutoff=+530h',
    says: 'It is too late to book this departure.',
    reported: 'cutoff-passed',
    repair: ['Choose another day', /11:30$/],
    shown: '11:30 hrs',
  },
  {
    move: 'gone=203',
    says: 'This is no longer available.',
    reported: 'not-offered',
    repair: ['Take out'],
    shown: 'Your cart is empty',
  },
] as const;

// What else a line can say, and each of its repairs, is covered by the screen tests.
test.describe('a tour', () => {
  // Once it is gone, it is not found.
  test.use({ expectedErrors: [/status of 404/] });

  test(
    'whatever becomes of a tour while its visitor is away is said on return, and settled in two clicks',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto(`${partner}/partner/moved-reality.html`);
      const quote = new Quote(page);
      await quote.date(day.typed);
      await quote.time('09:00');
      await press(page.getByRole('button', { name: 'Add to cart' }));
      await press(page.getByRole('dialog').getByRole('button', { name: 'Continue to Cart' }));
      await press(page.getByRole('button', { name: 'Continue to cart' }));
      await expect(page.getByRole('button', { name: /^Book now/ })).toBeEnabled();

      for (const { move, says, reported, repair, shown } of tourMoves) {
        await page.getByLabel('What changes').fill(move);
        const moved = page.waitForResponse((response) => response.url().includes('/sandbox/moves/'));
        await page.getByRole('button', { name: 'Change the provider' }).click();
        await moved;
        const notice = page.getByRole('alert').filter({ hasText: says });
        await comeBackTo(page, notice);
        await expect(page.getByText(`issue ${reported}`)).toBeVisible();
        await expectAccessible(page, `a line of which the page is told ${reported}`);

        await press(page.getByRole('button', { name: 'See what to resolve' }));
        await expect(notice).toBeFocused();
        for (const name of repair) await press(notice.getByRole('button', { name }).first());
        await expect(notice).toBeHidden();
        await expect(page.getByText(shown)).toBeVisible();
      }
    },
  );
});

test(
  'a transfer whose pickup and price have moved says so in Spanish on a phone, and is settled by keyboard',
  { tag: ['@firefox', '@long'] },
  async ({ page, request }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const name = `es-${crypto.randomUUID()}`;
    await openEngine(page, {
      path: quintaLunaPrices(),
      attributes: { lang: 'es', 'color-scheme': 'auto', 'api-base': `${company}/moved/${name}/widget` },
    });
    const journey = new Journey(page, 'es');
    await journey.chooseTrip(/sedán/i, 'oneway');
    await journey.fillFlight(journey.say.arrival, arrivalFlight);
    await journey.addToCart();
    await expect(journey.button(journey.say.bookNow)).toBeEnabled();

    await request.put(`${company}/sandbox/moves/${name}`, { data: 'no-pickups=15,prices=+10pc' });
    const notice = page.getByRole('alert').filter({ hasText: 'Ya no tenemos conductor a esa hora.' });
    await comeBackTo(page, notice);
    await expect(notice).toContainText('El precio era de $62.00 USD y ahora es de $68.00 USD.');
    await expectAccessible(page, 'a transfer that must be settled');
    await expectNothingBeside(page, 'a transfer that must be settled');

    await pressKey(page, journey.button('Ver qué resolver'), 'Enter');
    await expect(notice).toBeFocused();
    await pressKey(page, journey.button('Elegir otro horario'), 'Enter');
    const others = page.getByRole('group', { name: 'Horarios de recogida posibles' }).getByRole('button');
    await pressKey(page, others.first(), 'Enter');
    await expect(notice).toBeHidden();
    await pressKey(page, journey.button('Aceptar el nuevo precio'), 'Space');
    await expect(journey.button('Ver qué resolver')).toBeHidden();
    await expect(page.getByText(/^Total\s*\$68\.00 USD$/).first()).toBeVisible();
  },
);

test('the host page of a frame receives new and resolved issues', { tag: '@long' }, async ({ page }) => {
  await changeAnswer(page, '/cart/summary', ({ summary }) => ({
    extras: [{ total: 27, discount: 0 }],
    summary: { ...(summary as object), total: 27 },
  }));
  await page.goto(`${partner}/partner/frame.html`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('link', { name: /Cancún/ })).toBeVisible();
  await goToExtras(frame);
  await press(frame.getByRole('article', { name: /SIM card/ }).getByRole('button', { name: 'Add one' }));
  await press(frame.getByRole('button', { name: 'Continue to cart', exact: true }));
  await expect(frame.getByText('The price was $18.00 USD and is now $27.00 USD.')).toBeVisible();
  const changes = page.getByRole('listitem').filter({ hasText: 'booking-cart-change' });
  const issues = '"issues":[{"code":"price-changed","before":18,"now":27}]';
  await expect(changes.filter({ hasText: '"reason":"issue"' })).toContainText(issues);

  await press(frame.getByRole('button', { name: 'Accept the new price' }));
  // The latest comes first.
  await expect(changes.first()).toContainText('"reason":"issue"');
  await expect(changes.first()).not.toContainText('issues');
});
