import { readFileSync } from 'node:fs';
import type { Page, Request } from 'playwright/test';
import { company, partner } from '../../support/demo-address.ts';

/** The page into which snippets are inserted. */
export const hotel = 'https://www.hotel.example';

/** The hosts named in the documentation, and what answers for them, so that snippets run verbatim. */
const standIns: [documented: RegExp, real: string][] = [
  [/^https:\/\/cdn\.example\.com\/(v1|\d+\.\d+\.\d+)\//, `${company}/cdn/`],
  [/^https:\/\/api\.example\.com\//, `${company}/`],
  [/^https:\/\/book\.example\.com\//, `${company}/`],
];

/** Real URLs in answers, and their documented counterparts. */
const documentedNames: [real: string, documented: string][] = [
  [`${company}/widget`, 'https://api.example.com/widget'],
  [company, 'https://api.example.com'],
  [partner, hotel],
];

/** The documentation cannot contain the hash of the file that was just built. */
export function withRealHashes(code: string): string {
  const hashes = JSON.parse(readFileSync('dist/cdn/integrity.json', 'utf8')) as Record<string, string>;
  return code.replace('sha384-…', hashes['booking.bundle.js'] ?? '');
}

/** Makes the demo answer for the documented hosts; `change` may rewrite a response. */
export async function standIn(
  page: Page,
  change: (answer: Answer, url: string) => Answer = (answer) => answer,
): Promise<void> {
  await page.route('https://*.example.com/**', async (route) => {
    const request = route.request();
    const found = standIns.find(([documented]) => documented.test(request.url()));
    if (!found) return route.abort();
    const answer = await answerOf(request.url().replace(...found), request);
    await route.fulfill(change(answer, request.url()));
  });
}

/** Ends it once nothing can be asked any more: without it the documented addresses lead nowhere. */
export async function endStandIn(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}

/** Scripts do not change while tests run, and a page that is opened for every snippet requests many. */
const scripts = new Map<string, Promise<Answer>>();

function answerOf(url: string, request: Request): Promise<Answer> {
  const known = scripts.get(url);
  if (known) return known;
  const answer = ask(url, request);
  if (url.includes('/cdn/')) scripts.set(url, answer);
  return answer;
}

async function ask(url: string, request: Request): Promise<Answer> {
  const body = request.postData();
  const response = await fetch(url, {
    method: request.method(),
    headers: { Accept: 'application/json', ...(body !== null && { 'Content-Type': 'application/json' }) },
    body,
  });
  const headers = Object.fromEntries(response.headers);
  const content = Buffer.from(await response.arrayBuffer());
  const isText = /^(text\/html|application\/json)/.test(headers['content-type'] ?? '');
  return { status: response.status, headers, body: isText ? renamed(content.toString()) : content };
}

function renamed(text: string): string {
  return documentedNames.reduce((body, [real, documented]) => body.replaceAll(real, documented), text);
}
