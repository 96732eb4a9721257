import type { Page } from 'playwright/test';
import { frameByHand } from './support/framed.ts';
import { expect, test } from './support/test.ts';

test('of ten thousand messages in a row the last of each kind takes effect, soon, and settings are requested once', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/settings')) asked.push(request.url());
  });
  const { frame, received } = await frameByHand(page, { answer: { lang: 'en' } });
  await expect(frame.getByRole('link', { name: /Cancún International Airport/ })).toBeVisible();
  asked.splice(0);
  const ignored = await floodTime(page, [['ignored', {}]], '/activities');
  const floods: Message[] = [
    ['set-route', { path: '/extras' }],
    ['set-locale', { lang: 'en' }],
    ['set-theme', { density: 'compact' }],
    ['set-route', { path: '/activities' }],
    ['set-locale', { lang: 'es' }],
    ['set-theme', { density: 'comfortable' }],
  ];
  // Rendering for each of them would take many times as long as the browser takes to deliver them.
  expect(await floodTime(page, floods, '/transfers')).toBeLessThan(3 * ignored);
  await expect(frame.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible();
  expect(asked).toHaveLength(1);
  const routes = (await received())
    .filter(({ type }) => type === 'route')
    .map(({ payload }) => payload['path']);
  expect(routes.at(-1)).toBe('/transfers');
  expect(routes.length).toBeLessThan(7);
});

type Message = [type: string, payload: object];

/** How long ten thousand messages, and the route that ends them, keep the page and its frames busy, in milliseconds. */
async function floodTime(page: Page, messages: Message[], route: string): Promise<number> {
  const worked = await mainThreadTime(page);
  await page.evaluate(
    ([floods, last]) =>
      new Promise<void>((resolve) => {
        const { port } = window as unknown as { port: MessagePort };
        const say = ([type, payload]: Message) => port.postMessage({ ns: 'booking', v: 1, type, payload });
        for (let sent = 0; sent < 10_000; sent += floods.length) floods.forEach(say);
        port.addEventListener(
          'message',
          ({ data }: MessageEvent<{ type: string; payload: { path?: string } }>) => {
            if (data.type === 'route' && data.payload.path === last) resolve();
          },
        );
        say(['set-route', { path: last }]);
      }),
    [messages, route] as const,
  );
  return worked();
}

/**
 * How long the page and its frames keep their thread busy from here on, in milliseconds. Unlike wall-clock time this
 * excludes time in which a busy machine runs something else.
 */
async function mainThreadTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taken = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
  };
  const before = await taken();
  return async () => (await taken()) - before;
}
