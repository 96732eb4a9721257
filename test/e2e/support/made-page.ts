import type { Locator } from 'playwright/test';
import { company, partner } from '../../support/demo-address.ts';
import type { Page } from './test.ts';

export const madePage = `${partner}/partner/made.html`;

interface MadePage {
  body: string;
  head?: string;
  /** What follows the page's address: a query, a fragment. */
  at?: string;
  /** Another form of the script, or none. */
  script?: string;
}

const splitScript = `<script type="module" async src="${company}/cdn/booking.js"></script>`;
export const apiBase = `${company}/widget`;

/** Opens a page of a partner that consists of what a test writes. */
export async function openMade(
  page: Page,
  { body, head = '', at = '', script = splitScript }: MadePage,
): Promise<void> {
  // Chromium takes a page that a test answers for one of the internet, and this machine for a private network.
  await page.context().grantPermissions(['local-network-access']);
  await page.route(/\/partner\/made\.html(\?|$)/, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head><title>Made</title><link rel="icon" href="data:,">${script}${head}</head><body>${body}</body></html>`,
    }),
  );
  await page.goto(madePage + at, { waitUntil: 'commit' });
}

/** Sets attributes of an element, or takes them away. */
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

/** Those of the custom states of an element that hold, in the order of the contract. */
export function statesOf(element: Locator): Promise<string[]> {
  const all = ['loading', 'ready', 'error', 'offline', 'empty', 'has-cart', 'submitting', 'open'];
  return element.evaluate(
    (target, states) => states.filter((state) => target.matches(`:state(${state})`)),
    all,
  );
}
