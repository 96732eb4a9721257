import type { Locator, Page } from 'playwright/test';
import type { BookingEngine } from '../../../elements/booking-engine.ts';
import { partner } from '../../support/demo-address.ts';
import { escaped } from './escaped.ts';
import { closedGate } from './gate.ts';
import { expect } from './test.ts';

interface EngineSetup {
  /** A path of the route table, with its query. */
  path?: string;
  attributes?: Record<string, string>;
  /** The partner page that the element stands on. */
  on?: string;
}

/** A locator of an engine: functions that run in the page know its properties and methods. */
type EngineLocator = {
  evaluate<Result>(run: (engine: BookingEngine) => Result): Promise<Awaited<Result>>;
  evaluate<Result, Argument>(
    run: (engine: BookingEngine, argument: Argument) => Result,
    argument: Argument,
  ): Promise<Awaited<Result>>;
} & Locator;

/** The `<booking-engine>` of the page, or the one that a selector names. */
export function engine(page: Page, selector = 'booking-engine'): EngineLocator {
  return page.locator(selector);
}

/** Opens a partner page and navigates its `<booking-engine>` to a screen, as the page's own script would. */
export async function openEngine(page: Page, { path, attributes = {}, on }: EngineSetup = {}): Promise<void> {
  // The page sets everything before the element is upgraded, so that no other screen is rendered or reported in
  // between.
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
  await engine(page).evaluate(
    (element, { path, attributes }) => {
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      if (path === undefined) return;
      void customElements.whenDefined('booking-engine').then(() => element.navigate(path));
    },
    { path, attributes },
  );
  script.open();
  await page.waitForLoadState();
  await page.waitForFunction(() => customElements.get('booking-engine') !== undefined);
}

/** The search form, once it knows what is near the airport, after which it has refetched suggestions. */
export async function openSearchAtCancun(page: Page): Promise<void> {
  const airport = page.waitForResponse(/\/widget\/places\/cun$/);
  await openEngine(page, { path: '/transfers?airport=cun' });
  await (await airport).finished();
  await expect(page.getByLabel('Airport', { exact: true })).toHaveValue('cun');
}

/** Navigates the page's `<booking-engine>` to a screen, once it has loaded. */
export async function navigate(page: Page, path: string): Promise<void> {
  await engine(page).evaluate((element, to) => element.navigate(to), path);
}

/** The route, as the element reports it to its page. */
function routeOf(page: Page): Promise<string> {
  return engine(page).evaluate((element) => element.route);
}

export async function expectRoute(page: Page, route: string | RegExp): Promise<void> {
  await expect.poll(() => routeOf(page)).toMatch(typeof route === 'string' ? exactly(route) : route);
}

export const quintaLunaPrices = (extra: Record<string, string> = {}) =>
  `/transfers/prices?${new URLSearchParams({ from: 'cun', to: 'quinta-luna', adults: '2', kids: '0', searchMode: 'A2H', ...extra })}`;

function exactly(text: string): RegExp {
  return new RegExp(`^${escaped(text)}$`);
}
