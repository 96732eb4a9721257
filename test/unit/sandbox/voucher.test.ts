import { afterEach, beforeEach, expect, it } from 'vitest';
import { origin, startSandbox, type Sandbox } from './call-sandbox.ts';
import { arrivalLine, checkoutRequest } from './orders.ts';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = startSandbox();
});
afterEach(() => sandbox.close());

const bookAs = async (changes: Record<string, unknown>) => {
  const { token } = (await sandbox.json('/cart/checkout', {
    body: checkoutRequest([arrivalLine()], changes),
  })) as { token: string };
  return `${origin}/interfaces/sales/${token}/voucher`;
};

it('shows a sale, and leaves the prices out on request', async () => {
  const address = await bookAs({});
  const page = await (await sandbox.app.request(address)).text();
  expect(page).toContain('Ana Ríos');
  expect(page).toContain('Thu 11 Jun 2026 15:00 hrs');
  expect(page).toContain('2 adults');
  expect(page).toContain('$62.00 USD');
  expect(await (await sandbox.app.request(`${address}?hidePrices=1`)).text()).not.toContain('$');
});

it('is in the language of the sale', async () => {
  const page = await (await sandbox.app.request(await bookAs({ lang: 'es' }))).text();
  expect(page).toContain('<html lang="es">');
  expect(page).toContain('Voucher de servicio');
  expect(page).toContain('jue 11 jun 2026 15:00 hrs');
});

it('says whom to call or write to, as links', async () => {
  const page = await (await sandbox.app.request(await bookAs({}))).text();
  expect(page).toContain('<a href="tel:+529985550142">+52 998 555 0142</a>');
  expect(page).toContain('<a href="mailto:hola@costaclara.example">hola@costaclara.example</a>');
});

it('escapes what visitors wrote', async () => {
  const hostile = `<img src=x onerror="alert('1')">`;
  const customer = { ...checkoutRequest([]).customer, firstName: hostile, lastName: '"><script>' };
  const page = await (await sandbox.app.request(await bookAs({ customer, customerNotes: hostile }))).text();
  expect(page).not.toContain('<img src=x');
  expect(page).not.toContain('"><script>');
  expect(page).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;');
});

it('is neither cached nor sent as a referrer', async () => {
  const { headers } = await sandbox.app.request(await bookAs({}));
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
});

it('answers 404 for unknown tokens', async () => {
  expect((await sandbox.app.request(`${origin}/interfaces/sales/nothing/voucher`)).status).toBe(404);
});
