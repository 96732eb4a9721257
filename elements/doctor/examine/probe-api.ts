import * as v from 'valibot';
import { parseJson } from '../../../src/lib/json.ts';
import { requestOptions } from '../../../src/lib/request-options.ts';
import { pause } from '../../../src/platform/pause.ts';
import { settingsPath } from '../../../src/schema/early-paths.ts';
import { SettingsSchema } from '../../../src/schema/settings.ts';
import type { ApiProbe, BlockedRequest } from './examination.ts';

const TIMEOUT_MS = 10_000;
/** How long after a request the browser may report that the policy has blocked it, in milliseconds. */
const REPORT_MS = 50;
const PICTURE_MS = 3000;

/** What a probe sends besides the URL. */
export interface ProbeOptions {
  apiBase: string;
  developmentHost: string | undefined;
  /** What the policy of the page has blocked so far. */
  blocked: readonly BlockedRequest[];
}

/** Asks the provider for its settings, as the storefront does when it starts. */
export async function probeApi({ apiBase, developmentHost, blocked }: ProbeOptions): Promise<ApiProbe> {
  const url = `${apiBase}${settingsPath}?lang=en`;
  try {
    const response = await fetch(
      url,
      requestOptions({
        method: 'GET',
        credentials: 'omit',
        cache: 'no-store',
        headers: {
          Accept: 'application/json',
          ...(developmentHost !== undefined && { 'X-Development-Host': developmentHost }),
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    );
    return { apiBase, status: response.status, ...clockOf(response), ...(await readAnswer(response)) };
  } catch {
    return { apiBase, outcome: await failureOf(url, blocked) };
  }
}

async function readAnswer(response: Response): Promise<Pick<ApiProbe, 'outcome' | 'currencies'>> {
  if (response.status >= 500 || response.status === 429) return { outcome: 'failing' };
  if (!response.ok) return { outcome: 'not-found' };
  const text = await response.text();
  if (/^\s*<(!doctype|html|head|body|\?xml)/i.test(text)) return { outcome: 'html' };
  const settings = v.safeParse(SettingsSchema, parseJson(text));
  if (!settings.success) return { outcome: 'wrong' };
  const { currencies, logoUrl, iconUrl, backgroundUrl } = settings.output;
  await loadPicture(logoUrl ?? iconUrl ?? backgroundUrl);
  return { outcome: 'ok', currencies };
}

/** Loads a picture that the storefront shows, so that the policy reports if it blocks it. */
async function loadPicture(url: string | undefined): Promise<void> {
  if (!url) return;
  const picture = new Image();
  const settled = new Promise((resolve) => {
    picture.addEventListener('load', resolve);
    picture.addEventListener('error', resolve);
  });
  picture.src = url;
  await Promise.race([settled, pause(PICTURE_MS)]);
}

/** Why there was no readable answer. */
async function failureOf(url: string, blocked: readonly BlockedRequest[]): Promise<ApiProbe['outcome']> {
  await pause(REPORT_MS);
  const { origin } = new URL(url);
  if (blocked.some((request) => request.directive === 'connect-src' && request.url.startsWith(origin)))
    return 'blocked';
  if (location.protocol === 'https:' && url.startsWith('http:') && !isSecureContextHost(url))
    return 'mixed-content';
  try {
    // Its answer cannot be read, but that there is one shows that only the permission is missing.
    await fetch(
      url,
      requestOptions({
        method: 'GET',
        mode: 'no-cors',
        credentials: 'omit',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    );
    return 'no-cors';
  } catch {
    return 'unreachable';
  }
}

function isSecureContextHost(url: string): boolean {
  return /^(localhost|127\.|\[::1\])/.test(new URL(url).hostname);
}

function clockOf({ headers }: Response): Pick<ApiProbe, 'clockAhead'> {
  // Only readable if the provider exposes it.
  const date = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(date) ? {} : { clockAhead: Date.now() - date };
}
