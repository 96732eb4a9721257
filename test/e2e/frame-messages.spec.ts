import { company, partner } from '../support/demo-address.ts';
import { bookSale } from './support/booked-sale.ts';
import { frameByHand } from './support/framed.ts';
import { press } from './support/press.ts';
import { changeAnswer } from './support/provider.ts';
import { expect, longUnless, test, type Page } from './support/test.ts';

const stranger = partner.replace('localhost', 'stranger.localhost');
const home = /Cancún International Airport/;

test('the frame sends hello, is started through a port, and follows its messages', async ({ page }) => {
  const answer = { route: '/transfers?airport=cun', lang: 'es', currency: 'MXN', primaryColor: '#8a1c4a' };
  const { frame, received, hellos } = await frameByHand(page, { answer });
  const search = frame.getByRole('button', { name: 'Buscar', exact: true });
  await expect(search).toHaveCSS('background-color', 'rgb(138, 28, 74)');
  await expect(frame.getByLabel('Aeropuerto', { exact: true }).locator('option:checked')).toHaveText(home);

  expect(await hellos()).toMatchObject([{ ns: 'booking', v: 1, type: 'hello' }]);
  const types = async () => (await received()).map(({ type }) => type);
  await expect.poll(types).toEqual(expect.arrayContaining(['ready', 'route', 'resize']));
  expect(await received()).toContainEqual(
    expect.objectContaining({
      type: 'ready',
      payload: expect.objectContaining({ version: expect.any(String) }),
    }),
  );
  expect((await received()).find(({ type }) => type === 'route')?.payload).toMatchObject({
    path: '/transfers',
    name: 'transfers',
    source: 'message',
  });

  const say = (type: string, payload: object) =>
    page.evaluate((message) => (window as unknown as { port: MessagePort }).port.postMessage(message), {
      ns: 'booking',
      v: 1,
      type,
      payload,
    });
  await say('set-route', { path: '/nowhere/at/all' });
  await say('set-locale', { lang: 'en' });
  await expect(frame.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await say('set-route', { path: '/' });
  await expect(frame.getByRole('link', { name: home })).toBeVisible();
  await expect.poll(async () => (await types()).filter((type) => type === 'route')).toHaveLength(2);
});

test(
  'the page is asked to show each field that receives the focus',
  { tag: '@firefox-long' },
  async ({ page }) => {
    const { frame, received } = await frameByHand(page, { answer: { route: '/transfers' } });
    await expect(frame.getByLabel('Airport', { exact: true })).toBeVisible();
    const visible = { ns: 'booking', v: 1, type: 'visible', payload: { top: 0, bottom: 60 } };
    await page.evaluate(
      (message) => (window as unknown as { port: MessagePort }).port.postMessage(message),
      visible,
    );
    const asked = async () => (await received()).filter(({ type }) => type === 'reveal').length;
    for (const [index, label] of ['Airport', 'Adults', 'Kids'].entries()) {
      await frame.getByLabel(label, { exact: true }).focus();
      await expect.poll(asked).toBe(index + 1);
    }
  },
);

test('without a reply it starts on its own after a second', async ({ page }) => {
  const { frame, hellos } = await frameByHand(page);
  await expect.poll(hellos).toHaveLength(1);
  await expect(frame.getByRole('link', { name: home })).toBeVisible();
  await expect(frame.getByRole('navigation', { name: 'Booking' })).toBeHidden();
  expect(await hellos()).toHaveLength(1);
});

test('a page that is not on the list exchanges no messages', async ({ page }) => {
  const { frame, hellos } = await frameByHand(page, { origin: stranger });
  await expect(frame.getByRole('link', { name: home })).toBeVisible();
  await sendInit(page, { route: '/transfers' });
  await press(frame.getByRole('link', { name: home }));
  await expect(frame.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  expect(await hellos()).toEqual([]);
});

test.describe('a page that poses as an allowed host', () => {
  test.use({ expectedErrors: [/target origin provided/] });

  test('receives nothing', async ({ page }) => {
    const src = `${company}/?parent=${encodeURIComponent(partner)}`;
    const { frame, hellos } = await frameByHand(page, { origin: stranger, src });
    await sendInit(page, { route: '/transfers' });
    await expect(frame.getByRole('link', { name: home })).toBeVisible();
    expect(await hellos()).toEqual([]);
  });
});

test('messages from another window, without a port or misshapen are ignored', async ({ page }) => {
  const { frame, hellos } = await frameByHand(page);
  await expect.poll(hellos).toHaveLength(1);
  await page.evaluate((target) => {
    const booking = document.querySelector('iframe')?.contentWindow;
    const init = { ns: 'booking', v: 1, type: 'init', payload: { route: '/transfers' } };
    booking?.postMessage(init, target);
    booking?.postMessage({ ...init, ns: 'other' }, target, [new MessageChannel().port2]);
    booking?.postMessage({ ...init, payload: 7 }, target, [new MessageChannel().port2]);
    // A sibling frame has the same origin as the host, but is not the host.
    const sibling = document.createElement('iframe');
    sibling.srcdoc = `<script>
      parent.frames[0].postMessage(${JSON.stringify(init)}, ${JSON.stringify(target)}, [new MessageChannel().port2]);
    </script>`;
    document.body.append(sibling);
  }, company);
  await expect(frame.getByRole('link', { name: home })).toBeVisible();
});

test('a host answers only its own frame', async ({ page }) => {
  await page.goto(`${partner}/partner/frame.html`);
  await expect(page.frameLocator('iframe').getByRole('link', { name: home })).toBeVisible();
  await page.evaluate(async () => {
    const hello = { ns: 'booking', v: 1, type: 'hello', payload: {} };
    const answers: unknown[] = [];
    Object.assign(window, { answers });
    const other = document.createElement('iframe');
    other.srcdoc = `<script>
      addEventListener('message', ({ data }) => parent.answers.push(data));
      parent.postMessage(${JSON.stringify(hello)}, '*');
    </script>`;
    document.body.append(other);
    await new Promise((loaded) => other.addEventListener('load', loaded));
    window.postMessage(hello, location.origin);
    window.postMessage({ ...hello, type: 'close', payload: { reason: 'api' } }, location.origin);
  });
  await page.getByLabel('Screen').selectOption('/transfers');
  await expect(
    page.locator('iframe').first().contentFrame().getByRole('button', { name: 'Search', exact: true }),
  ).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { answers: unknown[] }).answers)).toEqual([]);
  await expect(page.getByRole('listitem').filter({ hasText: 'booking-close' })).toHaveCount(0);
});

for (const [name, answer] of [
  ['a page that follows no message itself', {}],
  ['a page that does not answer', undefined],
] as const) {
  test(
    `in ${name}, paying leads the whole tab away`,
    longUnless(answer === undefined),
    async ({ page, request }) => {
      const { token, redirectUrl = '' } = await bookSale(request, { paymentMethodId: 'mp' });
      const { frame } = await frameByHand(page, { answer, src: `${company}/cart/cancel/${token}` });
      await press(frame.getByRole('button', { name: 'Retry payment' }));
      await expect(page).toHaveURL(redirectUrl);
      await expect(page.getByRole('button', { name: 'Approve the payment' })).toBeVisible();
    },
  );
}

test('consent applies to a late start too', { tag: '@long' }, async ({ page }) => {
  await changeAnswer(page, '/settings', (settings) => ({ ...settings, googleGa4: 'G-TEST12345' }));
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  );
  const { frame } = await frameByHand(page);
  await expect(frame.getByRole('link', { name: home })).toBeVisible();
  const consents = () =>
    frame.locator('html').evaluate(() =>
      ((Reflect.get(window, 'dataLayer') as ArrayLike<unknown>[] | undefined) ?? [])
        .map((command) => Array.from(command))
        .filter(([command]) => command === 'consent')
        .map(([, kind, given]) => [kind, (given as { analytics_storage: string }).analytics_storage]),
    );
  await expect.poll(consents).toEqual([['default', 'denied']]);
  await sendInit(page, { consent: { analytics: true } });
  await expect.poll(consents).toEqual([
    ['default', 'denied'],
    ['update', 'granted'],
  ]);
});

async function sendInit(page: Page, payload: object): Promise<void> {
  await page.evaluate(
    ({ target, init }) => {
      const { port2 } = new MessageChannel();
      document.querySelector('iframe')?.contentWindow?.postMessage(init, target, [port2]);
    },
    { target: company, init: { ns: 'booking', v: 1, type: 'init', payload } },
  );
}
