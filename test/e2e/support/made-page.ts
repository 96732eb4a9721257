import type { Locator } from 'playwright/test';
import { company, partner } from '../../support/demo-address.ts';
import type { Page } from './test.ts';

export const madePage = `${partner}/partner/made.html`;

interface MadePage {
  body: string;
  head?: string;
  /** Appended to the page's URL: a query, a fragment. */
  at?: string;
  /** Another form of the script, or none. */
  script?: string;
}

const splitScript = `<script type="module" async src="${company}/cdn/booking.js"></script>`;
export const apiBase = `${company}/widget`;

/** Opens a partner's page with content that the test provides. */
export async function openMade(
  page: Page,
  { body, head = '', at = '', script = splitScript }: MadePage,
): Promise<void> {
  // Chromium considers a page that a test fulfils to be on the internet, and this machine a private network.
  await page.context().grantPermissions(['local-network-access']);
  await page.route(/\/partner\/made\.html(\?|$)/, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head><title>Made</title><link rel="icon" href="data:,">${script}${head}</head><body>${body}</body></html>`,
    }),
  );
  await page.goto(madePage + at, { waitUntil: 'commit' });
}

/** Sets or removes attributes of an element. */
export async function setAttributes(
  element: Locator,
  attributes: Record<string, string | null>,
): Promise<void> {
  await element.evaluate((target, all) => {
    for (const [name, value] of Object.entries(all)) {
      if (value === null) target.removeAttribute(name);
      else target.setAttribute(name, value);
    }
  }, attributes);
}

/** Calls a method of an element, as the page's own script would. */
export async function call(element: Locator, method: string, ...given: unknown[]): Promise<void> {
  await element.evaluate(
    async (target, [name, values]) => {
      await customElements.whenDefined(target.localName);
      (Reflect.get(target, name) as (...v: unknown[]) => void).apply(target, values);
    },
    [method, given] as const,
  );
}

/** The custom states that an element has, in the order of the documentation. */
export function statesOf(element: Locator): Promise<string[]> {
  const all = ['loading', 'ready', 'error', 'offline', 'empty', 'has-cart', 'submitting', 'open'];
  return element.evaluate(
    (target, states) => states.filter((state) => target.matches(`:state(${state})`)),
    all,
  );
}
