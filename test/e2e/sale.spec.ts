import { readFile } from 'node:fs/promises';
import { company } from '../support/demo-address.ts';
import { axeViolations } from './support/axe.ts';
import { bookSale } from './support/booked-sale.ts';
import { daysFromNow } from './support/dates.ts';
import { recordEvents } from './support/events.ts';
import { expect, test, type Page } from './support/test.ts';

const success = (token: string) => `${company}/cart/success/${token}`;
test("the confirmation shows the company's logo once, in its header", async ({ page, request }) => {
  const { token } = await bookSale(request, { paymentMethodId: 7 });
  await page.goto(success(token));
  await expect(page.getByText('ada@example.com')).toBeVisible();
  const logos = page.getByRole('img', { name: 'Costa Clara' });
  await expect(logos.filter({ visible: true })).toHaveCount(1);
});

test('the booking is reported once, even after a reload; its services can be added to a calendar', async ({
  page,
  request,
}) => {
  const { all: received } = await recordEvents(page, { only: ['booking-complete'] });
  const { token } = await bookSale(request, { paymentMethodId: 7 });
  // Opening the confirmation elsewhere does not count as another sale.
  await page.goto(success(token));
  await expect(page.getByText('ada@example.com')).toBeVisible();
  expect(received).toEqual([]);
  await page.goto(`${company}/payments/${token}`);
  await expect(page.getByText('Payment pending')).toBeVisible();
  await page.goto(success(token));
  await expect(page.getByText('ada@example.com')).toBeVisible();
  await expect.poll(() => received.length).toBe(1);
  await page.reload();
  await expect(page.getByText('ada@example.com')).toBeVisible();
  const reference = await page.getByText(/^CC-[A-Z\d]{6}$/).innerText();
  const sedan = { kind: 'transfer', name: 'Deluxe Sedan', quantity: 1 };
  await expect.poll(() => received.length).toBe(1);
  expect(received.map(({ detail }) => detail)).toEqual([
    {
      v: 1,
      confirmationRef: reference,
      currency: 'USD',
      total: 115,
      totalPaid: 0,
      paymentMethod: 'atArrival',
      items: [
        { ...sedan, id: 'transfer-1', total: 115 },
        { ...sedan, id: 'transfer-2', total: 0 },
      ],
    },
  ]);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(token);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${reference}.ics`);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(
    `DTSTART;TZID=America/Cancun:${daysFromNow(12).typed.replaceAll('-', '')}T153000\r\n`,
  );
  expect(text).toContain(
    `DTSTART;TZID=America/Cancun:${daysFromNow(19).typed.replaceAll('-', '')}T100000\r\n`,
  );
  expect(text).toContain(`Confirmation: ${reference}`);
  expect(text).not.toContain(token);
});

test.describe('after a booking', () => {
  test(
    'is accessible: in English in light mode, in Spanish in dark mode',
    { tag: '@long' },
    async ({ page, request }) => {
      const [later, open] = await Promise.all([
        bookSale(request, { paymentMethodId: 'spei' }),
        bookSale(request, { paymentMethodId: 'mp' }),
      ]);
      for (const path of [
        `/cart/success/${later.token}`,
        `/customer/sale/${later.token}/voucher`,
        `/payments/${open.token}`,
        `/payments/${open.token}?action=cancel`,
        `/cart/cancel/${open.token}`,
      ]) {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(`${company}${path}`);
        await expect(page.getByText(/998 555 0142|Nothing was/).first()).toBeVisible();
        await expectNothingFound(page, `${path}, by day in English`);
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.locator('booking-engine').evaluate((engine) => engine.setAttribute('lang', 'es'));
        await expect(page.locator('booking-engine [part=root]')).toHaveAttribute('lang', 'es');
        await expect(page.getByText(/998 555 0142|No se cobró/).first()).toBeVisible();
        await expectNothingFound(page, `${path}, by night in Spanish`);
      }
    },
  );
});

async function expectNothingFound(page: Page, screen: string): Promise<void> {
  const violations = await axeViolations(page, { within: 'booking-engine' });
  expect(
    violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
    screen,
  ).toEqual([]);
}
