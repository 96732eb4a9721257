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
  const { frame, heard } = await frameByHand(page, { answer: { lang: 'en' } });
  await expect(frame.getByRole('link', { name: /Cancún International Airport/ })).toBeVisible();
  asked.splice(0);
  const worked = await mainThreadTime(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port } = window as unknown as { port: MessagePort };
        const say = (type: string, payload: object) =>
          port.postMessage({ ns: 'booking', v: 1, type, payload });
        for (let time = 0; time < 3333; time++) {
          say('set-route', { path: time % 2 ? '/activities' : '/extras' });
          say('set-locale', { lang: time % 2 ? 'en' : 'es' });
          say('set-theme', { density: time % 2 ? 'comfortable' : 'compact' });
        }
        port.addEventListener(
          'message',
          ({ data }: MessageEvent<{ type: string; payload: { path?: string } }>) => {
            if (data.type === 'route' && data.payload.path === '/transfers') resolve();
          },
        );
        say('set-locale', { lang: 'es' });
        say('set-route', { path: '/transfers' });
      }),
  );
  expect(await worked()).toBeLessThan(300);
  await expect(frame.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible();
  expect(asked).toHaveLength(1);
  const routes = (await heard()).filter(({ type }) => type === 'route').map(({ payload }) => payload['path']);
  expect(routes.at(-1)).toBe('/transfers');
  expect(routes.length).toBeLessThan(6);
});

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
