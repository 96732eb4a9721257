import { withoutCompiler } from '../support/chromium.ts';
import { company, partner } from '../support/demo-address.ts';
import { statesOf } from './support/made-page.ts';
import { measureMemory } from './support/memory.ts';
import { expect, longUnless, test, type Page } from './support/test.ts';

const MOUNTS = 50;

test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), withoutCompiler] });
  },
});

const elements: Record<string, Record<string, string>> = {
  'booking-engine': {},
  'transfers-box': { airport: 'CUN' },
  'activities-list': { limit: '3' },
  'activity-quote': { activity: 'isla-mujeres-catamaran' },
};

for (const [tag, attributes] of Object.entries(elements)) {
  test(
    `<${tag}> put on a page and taken off ${MOUNTS} times leaves nothing behind`,
    longUnless(tag === 'transfers-box'),
    async ({ page }) => {
      await page.goto(`${partner}/partner/bare.html`);
      await page.addScriptTag({ url: `${company}/cdn/booking.js`, type: 'module' });
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Performance.enable');
      await mountOnce(page, tag, attributes);
      // By now everything that is created once, such as style sheets and answers, exists.
      await mountOften(page, tag, attributes, MOUNTS);
      const before = await measureMemory(cdp);
      await mountOften(page, tag, attributes, MOUNTS);
      const after = await measureMemory(cdp);
      expect(after.nodes - before.nodes).toBeLessThanOrEqual(0);
      expect(after.listeners - before.listeners).toBeLessThanOrEqual(0);
      expect((after.heap - before.heap) / MOUNTS).toBeLessThanOrEqual(1024);
    },
  );
}

/** Until all its answers have arrived. */
async function mountOnce(page: Page, tag: string, attributes: Record<string, string>): Promise<void> {
  await page.evaluate(
    ({ tag, attributes }) => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      document.body.append(element);
    },
    { tag, attributes: { 'api-base': `${company}/widget`, ...attributes } },
  );
  const element = page.locator(tag);
  await expect.poll(() => statesOf(element)).toContain('ready');
  await expect(element.locator('[part=skeleton]:visible')).toHaveCount(0);
  await element.evaluate((mounted) => mounted.remove());
}

/** Each time until it is usable, and until the work after its removal is done. */
function mountOften(
  page: Page,
  tag: string,
  attributes: Record<string, string>,
  times: number,
): Promise<void> {
  return page.evaluate(
    async ({ tag, attributes, times }) => {
      for (let round = 0; round < times; round++) {
        const element = document.createElement(tag);
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        const ready = new Promise((resolve) => {
          element.addEventListener('booking-ready', resolve, { once: true });
        });
        document.body.append(element);
        await ready;
        element.remove();
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
    },
    { tag, attributes: { 'api-base': `${company}/widget`, ...attributes }, times },
  );
}
