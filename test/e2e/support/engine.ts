import { partner } from '../../support/demo-address.ts';
import { escaped } from './escaped.ts';
import { closedGate } from './gate.ts';
import { expect, type Page } from './test.ts';

interface EngineSetup {
  /** A path of the route table, with its query. */
  path?: string;
  attributes?: Record<string, string>;
  /** The partner page that the element stands on. */
  on?: string;
}

/** Opens a partner page and leads its `<booking-engine>` to a screen, as the page's own script would. */
export async function openEngine(page: Page, { path, attributes = {}, on }: EngineSetup = {}): Promise<void> {
  // The page has said all before the element comes to life: no other screen is drawn, or told of, in between.
  const script = closedGate();
  await page.route(
    /\/cdn\/booking(\.bundle)?\.js$/,
    async (route) => {
      await script.passed;
      await route.fallback();
    },
    { times: 1 },
  );
  await page.goto(`${partner}/partner/${on ?? 'booking-engine.html'}`, { waitUntil: 'commit' });
  await page.locator('booking-engine').evaluate(
    (engine, { path, attributes }) => {
      for (const [name, value] of Object.entries(attributes)) engine.setAttribute(name, value);
      if (path === undefined) return;
      const lead = () => (engine as HTMLElement & { navigate(to: string): void }).navigate(path);
      void customElements.whenDefined('booking-engine').then(lead);
    },
    { path, attributes },
  );
  script.open();
  await page.waitForLoadState();
  await page.waitForFunction(() => customElements.get('booking-engine') !== undefined);
}

/** The search form, once it knows what is near the airport: knowing that, it asks for suggestions anew. */
export async function openSearchAtCancun(page: Page): Promise<void> {
  const airport = page.waitForResponse(/\/widget\/places\/cun$/);
  await openEngine(page, { path: '/transfers?airport=cun' });
  await (await airport).finished();
  await expect(page.getByLabel('Airport', { exact: true })).toHaveValue('cun');
}

/** Leads the page's `<booking-engine>` to a screen, once it is there. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.locator('booking-engine').evaluate((engine, to) => {
    (engine as unknown as { navigate: (path: string) => void }).navigate(to);
  }, path);
}

/** The route with its query, as the element tells its page. */
export function routeOf(page: Page): Promise<string> {
  return page.evaluate(
    () => (document.querySelector('booking-engine') as unknown as { route: string }).route,
  );
}

export async function expectRoute(page: Page, route: string | RegExp): Promise<void> {
  await expect.poll(() => routeOf(page)).toMatch(typeof route === 'string' ? exactly(route) : route);
}

export const quintaLunaPrices = (extra: Record<string, string> = {}) =>
  `/transfers/prices?${new URLSearchParams({ from: 'cun', to: 'quinta-luna', adults: '2', kids: '0', searchMode: 'A2H', ...extra })}`;

function exactly(text: string): RegExp {
  return new RegExp(`^${escaped(text)}$`);
}
