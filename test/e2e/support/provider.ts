import type { BrowserContext, Page } from 'playwright/test';
import { company } from '../../support/demo-address.ts';
import { escaped } from './escaped.ts';

export type Fields = Record<string, unknown>;

/** Changes the provider's answers on a path of its API. */
export async function changeAnswer(
  page: Page | BrowserContext,
  path: string | RegExp,
  change: (answer: Fields) => unknown,
): Promise<void> {
  await page.route(addressesOf(path), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as Fields) });
  });
}

/** Like `changeAnswer`, for a list. */
export function changeList(
  page: Page | BrowserContext,
  path: string | RegExp,
  change: (items: Fields[]) => unknown,
): Promise<void> {
  return changeAnswer(page, path, (answer) => change(answer as unknown as Fields[]));
}

/** Answers a path of the provider's API with a status and body from the test. */
export async function answerWith(
  page: Page,
  path: string | RegExp,
  { status = 200, body = '', contentType = 'application/json' },
): Promise<void> {
  await page.route(addressesOf(path), (route) =>
    route.fulfill({ status, body, contentType, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
}

/** From now on, every answer arrives too late to count as caused by a click: a shift within half a second of one counts as wanted. */
export async function answerSlowly(page: Page): Promise<void> {
  await page.route(/\/widget\//, async (route) => {
    // oxlint-disable-next-line syntax/no-restricted-syntax
    await new Promise((resolve) => setTimeout(resolve, 520));
    await route.continue().catch(() => undefined);
  });
}

/** Holds back every answer on a path until the test releases it, in any order. */
export async function holdAnswers(page: Page, path: string | RegExp): Promise<HeldAnswer[]> {
  const held: HeldAnswer[] = [];
  await page.route(addressesOf(path), async (route) => {
    const body = route.request().postData();
    await new Promise<void>((resolve) => held.push({ body, release: resolve }));
    // The page may have aborted the request in the meantime.
    await route.continue().catch(() => undefined);
  });
  return held;
}

interface HeldAnswer {
  body: string | null;
  release: () => void;
}

/** The bodies and queries of requests to a path from now on. */
export function requestsTo(page: Page, path: string | RegExp): { query: URLSearchParams; body: unknown }[] {
  const seen: { query: URLSearchParams; body: unknown }[] = [];
  const addresses = addressesOf(path);
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!addresses.test(url.href) || request.method() === 'OPTIONS') return;
    const body = request.postData();
    seen.push({ query: url.searchParams, body: body === null ? undefined : JSON.parse(body) });
  });
  return seen;
}

/** The URLs of a path of the API, as a pattern: for a function, Playwright would call this process for every file. */
function addressesOf(path: string | RegExp): RegExp {
  const below = typeof path === 'string' ? `^${escaped(path)}$` : path.source;
  const fromStart = below.startsWith('^') ? below.slice(1) : `[^?]*${below}`;
  return new RegExp(`^${escaped(`${company}/widget`)}${fromStart.replace(/\$$/, '(\\?|$)')}`);
}
