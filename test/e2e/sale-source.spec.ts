import { company } from '../support/demo-address.ts';
import { recordEvents } from './support/events.ts';
import { extraCard } from './support/extras.ts';
import { Journey } from './support/journey.ts';
import { apiBase, openMade } from './support/made-page.ts';
import { requestsTo } from './support/provider.ts';
import { expect, test } from './support/test.ts';

const channel = ' a+b %20&c#d "é" ';

test(
  'the placement and the channel of a widget reach the hosted page, its events and its order, also after a reload',
  { tag: '@long' },
  async ({ page }) => {
    const events = await recordEvents(page);
    const orders = requestsTo(page, '/cart/checkout');
    await openMade(page, {
      body: `<transfers-box api-base="${apiBase}" hosted-url="${company}/" open-mode="page" airport="CUN" to="quinta-luna" placement="lobby-qr" sales-channel="${channel.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></transfers-box>`,
    });
    const journey = new Journey(page);
    await expect(journey.field('Destination')).toHaveValue('Quinta Luna Hotel');
    await expect
      .poll(() => events.named('booking-visible').map(({ detail }) => detail))
      .toEqual([{ v: 1, placement: 'lobby-qr' }]);
    await journey.search();
    await page.waitForURL(`${company}/transfers/prices**`);
    await page.goto(`${company}/extras?${new URL(page.url()).searchParams.toString()}`);
    await extraCard(page, /SIM card/)
      .getByRole('combobox')
      .first()
      .selectOption('1');
    await page.getByRole('button', { name: 'Continue to cart' }).click();
    await page.reload();
    await journey.fillCustomer();
    await journey.pay('Pay at arrival');
    await journey.button(/^Book now/).click();
    await expect(page.getByText('ada@example.com')).toBeVisible();
    await expect.poll(() => events.named('booking-complete').length).toBe(1);

    expect(orders.map(({ body }) => (body as { sc: string }).sc)).toEqual([channel]);
    expect(events.all.filter(({ detail }) => detail['placement'] !== 'lobby-qr')).toEqual([]);
    const purchase = events.named('booking-analytics').at(-1)?.detail['params'] as { items: object[] };
    const complete = events.named('booking-complete')[0]?.detail['items'] as { ref: string }[];
    const added = events.named('booking-cart-change')[0]?.detail['items'] as { ref: string }[];
    expect(purchase.items).toMatchObject([{ item_id: added[0]?.ref, affiliation: 'lobby-qr' }]);
    expect(complete.map(({ ref }) => ref)).toEqual(added.map(({ ref }) => ref));
    expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(
      'lobby-qr',
    );
  },
);
