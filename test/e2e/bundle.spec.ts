import { createHash } from 'node:crypto';
import { company, partner } from '../support/demo-address.ts';
import { Journey } from './support/journey.ts';
import { expect, test } from './support/test.ts';

test('the single file books a transfer by itself, and its published hash fits', async ({ page, request }) => {
  const bundle = await (await request.get(`${company}/cdn/booking.bundle.js`)).body();
  const hashes = (await (await request.get(`${company}/cdn/integrity.json`)).json()) as Record<
    string,
    string
  >;
  expect(hashes['booking.bundle.js']).toBe(`sha384-${createHash('sha384').update(bundle).digest('base64')}`);

  const scripts: string[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.push(new URL(asked.url()).pathname);
  });
  await page.goto(`${partner}/partner/bare.html`);
  await page.evaluate(
    ({ source, integrity, apiBase }) => {
      const script = document.createElement('script');
      Object.assign(script, { src: source, integrity, crossOrigin: 'anonymous' });
      const engine = document.createElement('booking-engine');
      engine.setAttribute('api-base', apiBase);
      document.body.append(script, engine);
    },
    {
      source: `${company}/cdn/booking.bundle.js`,
      integrity: hashes['booking.bundle.js'] ?? '',
      apiBase: `${company}/widget`,
    },
  );
  const journey = new Journey(page);
  await journey.startAtAirport(/Cancún International Airport/);
  await journey.fillSedanTransfer();
  await journey.addToCart();
  await journey.fillCustomer();
  await journey.pay('Pay at arrival');
  await journey.button('Book now').click();
  await expect(page.getByRole('heading', { name: 'Thank you for your reservation!' })).toBeVisible();
  expect(scripts).toEqual(['/cdn/booking.bundle.js']);
});
