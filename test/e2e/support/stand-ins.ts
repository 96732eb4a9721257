import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page, Route } from 'playwright/test';
import { company, partner } from '../../support/demo-address.ts';

/** The page that snippets are put into. */
export const hotel = 'https://www.hotel.example';

/** The addresses that the documentation names, and what answers for them: snippets run as they stand. */
const standIns: [documented: RegExp, real: string][] = [
  [/^https:\/\/cdn\.example\.com\/(v1|\d+\.\d+\.\d+)\//, `${company}/cdn/`],
  [/^https:\/\/api\.example\.com\//, `${company}/`],
  [/^https:\/\/book\.example\.com\//, `${company}/`],
];

/** What answers name by their real addresses, and how the documentation calls it. */
const documentedNames: [real: string, documented: string][] = [
  [`${company}/widget`, 'https://api.example.com/widget'],
  [company, 'https://api.example.com'],
  [partner, hotel],
];

/** The documentation cannot know the hash of the file that was just built. */
export function withRealHashes(code: string): string {
  const hashes = JSON.parse(readFileSync('dist/cdn/integrity.json', 'utf8')) as Record<string, string>;
  return code.replace('sha384-…', hashes['booking.bundle.js'] ?? '');
}

/** Makes the demo answer for the documented addresses; `change` may rewrite pages on their way. */
export async function standIn(
  page: Page,
  request: APIRequestContext,
  change: (text: string) => string = (text) => text,
): Promise<void> {
  await page.route('https://*.example.com/**', async (route) => {
    const url = route.request().url();
    const found = standIns.find(([documented]) => documented.test(url));
    if (!found) return route.abort();
    const [documented, real] = found;
    await answer(route, url.replace(documented, real), request, change);
  });
}

async function answer(
  route: Route,
  url: string,
  request: APIRequestContext,
  change: (text: string) => string,
): Promise<void> {
  const asked = route.request();
  const response = await request.fetch(url, {
    method: asked.method(),
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    ...(asked.postData() !== null && { data: asked.postDataBuffer() }),
  });
  const headers = response.headers();
  if (!/^(text\/html|application\/json)/.test(headers['content-type'] ?? ''))
    return route.fulfill({ response });
  const text = documentedNames.reduce(
    (body, [real, documented]) => body.replaceAll(real, documented),
    await response.text(),
  );
  await route.fulfill({ response, body: change(text) });
}
