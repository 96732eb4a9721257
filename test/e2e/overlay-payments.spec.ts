import { engine } from './support/engine.ts';
import { company, partner } from '../support/demo-address.ts';
import { bookSale } from './support/booked-sale.ts';
import { recordEvents } from './support/events.ts';
import { standInForWallet } from './support/stand-in-wallet.ts';
import { expect, test, type Page } from './support/test.ts';

const walletRoute = (token: string) => `/cart/checkout/payments/paypal/${token}?action=tocart`;
const cardRoute = (token: string) => `/cart/checkout/payments/azul/${token}`;

/** Opens the page's own overlay at a route, with some attributes set. */
async function openOverlay(page: Page, route: string, attributes: Record<string, string> = {}) {
  await page.goto(`${partner}/partner/overlay.html`);
  await engine(page, '#own-overlay').evaluate(
    async (element, { route, attributes }) => {
      await customElements.whenDefined('booking-engine');
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.show(route);
    },
    { route, attributes },
  );
}

test('a wallet payment continues in the engine on the page, which takes the focus', async ({
  page,
  request,
}) => {
  await standInForWallet(page, request);
  const events = await recordEvents(page);
  const { token } = await bookSale(request, { paymentMethodId: 21 });
  await page.goto(`${partner}/partner/overlay.html`);
  await page.evaluate((apiBase) => {
    const inline = document.createElement('booking-engine');
    inline.setAttribute('api-base', apiBase);
    inline.setAttribute('cart-scope', 'own');
    inline.id = 'inline';
    document.querySelector('main')?.append(inline);
  }, `${company}/widget`);
  await engine(page, '#own-overlay').evaluate((element, route) => element.show(route), walletRoute(token));

  const inline = page.locator('#inline');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(inline.getByRole('heading', { name: 'Pay with PayPal' })).toBeFocused();
  await expect(page.locator('#own-overlay > [slot="booking-wallet"]')).toHaveCount(0);
  expect(events.named('booking-close')).toHaveLength(1);
  await page.getByRole('button', { name: 'PayPal', exact: true }).click();
  await expect(inline.getByText('ada@example.com')).toBeVisible();
});

for (const [kind, paymentMethodId, route] of [
  ['wallet', 21, walletRoute],
  ['card form', 'card-azul', cardRoute],
] as const) {
  test(`without one, a ${kind} continues on the hosted page`, { tag: '@long' }, async ({ page, request }) => {
    await standInForWallet(page, request);
    const events = await recordEvents(page);
    const { token } = await bookSale(request, { paymentMethodId });
    const arrived = page.waitForRequest(`${company}${route(token)}`);
    await openOverlay(page, route(token), { 'hosted-url': `${company}/` });
    await arrived;
    const left = () => events.named('booking-redirect')[0]?.detail;
    await expect.poll(left).toEqual({ v: 1, origin: company, purpose: 'hosted', target: 'self' });
  });
}

test(
  'a host page that takes over leaves the visitor a link to continue',
  { tag: '@long' },
  async ({ page, request }) => {
    const events = await recordEvents(page, { cancel: ['booking-redirect'] });
    const { token } = await bookSale(request, { paymentMethodId: 21 });
    await openOverlay(page, walletRoute(token), { 'hosted-url': `${company}/` });
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Your payment continues outside this window')).toBeVisible();
    await dialog.getByRole('button', { name: 'Continue to payment' }).click();
    expect(events.named('booking-redirect')).toHaveLength(2);
    await expect(page).toHaveURL(`${partner}/partner/overlay.html`);
  },
);

test('with neither, the visitor gets contact details', async ({ page }) => {
  const events = await recordEvents(page);
  await openOverlay(page, cardRoute('anything'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('This payment cannot be made in this window');
  await expect(dialog.getByText('hola@costaclara.example')).toBeVisible();
  await expect
    .poll(() => events.named('booking-error').map(({ detail }) => detail))
    .toEqual([{ v: 1, code: 'config', phase: 'payment', retryable: false }]);
});
