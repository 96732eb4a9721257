import { partner } from '../../support/demo-address.ts';
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
  await page.goto(`${partner}/partner/${on ?? 'booking-engine.html'}`);
  await page.evaluate(
    async ({ path, attributes }) => {
      await customElements.whenDefined('booking-engine');
      const engine = document.querySelector('booking-engine') as HTMLElement & { navigate(to: string): void };
      for (const [name, value] of Object.entries(attributes)) engine.setAttribute(name, value);
      if (path !== undefined) engine.navigate(path);
    },
    { path, attributes },
  );
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
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
}
