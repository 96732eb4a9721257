import { parseUrl } from '../../../src/lib/parse-url.ts';
import { allowedHostOrigin } from '../../../src/platform/page/allowed-host-origin.ts';
import { isFramed } from '../../../src/platform/page/is-framed.ts';
import { registry } from '../../../src/platform/registry.ts';
import { PARENT_PARAMETER } from '../../../src/schema/messages/parent-parameter.ts';
import { rawText } from '../rules/raw-text.ts';
import type { ExaminedElement, ExaminedScript, ParentFacts } from './examination.ts';

/** The URLs of frames that show a hosted page and were not created by `frame.js`, which names its page in a parameter. */
export function framesWithoutHost(
  elements: readonly ExaminedElement[],
  scripts: readonly ExaminedScript[],
): string[] {
  const hostedOrigins = elements.map(({ read }) => parseUrl(rawText(read('hosted-url')))?.origin);
  const scriptOrigins = scripts.map(({ url }) => parseUrl(url)?.origin);
  return [...document.querySelectorAll('iframe')].flatMap((frame) => {
    const src = frame.getAttribute('src');
    const url = src ? parseUrl(src, document.baseURI) : undefined;
    if (!url || url.searchParams.has(PARENT_PARAMETER)) return [];
    const isWidget = /\/widgets\/(transfers|activities|activity)\b/.test(url.pathname);
    // Most frames of the page's own origin show other things, even where that is also the origin of the hosted page.
    const isHosted =
      url.origin === location.origin
        ? isWidget && [...hostedOrigins, ...scriptOrigins].includes(url.origin)
        : isWidget || hostedOrigins.includes(url.origin);
    return isHosted ? [url.origin + url.pathname] : [];
  });
}

/** The URLs of frames that `frame.js` has mounted, and whose page has not answered. */
export function silentFrames(): string[] {
  return [...(registry().frames ?? [])].flatMap(([iframe, { isOpen }]) => {
    const url = parseUrl(iframe.src);
    return url && iframe.isConnected && !isOpen ? [url.origin + url.pathname] : [];
  });
}

/** On the hosted page in a frame: which page embeds it, and whether its configuration allows that page. */
export function parentFacts(): ParentFacts | undefined {
  const block = document.getElementById('booking-config');
  if (!block || !isFramed()) return undefined;
  const named = new URLSearchParams(location.search).get(PARENT_PARAMETER) || document.referrer;
  return {
    origin: parseUrl(named)?.origin ?? '',
    isAllowed: allowedHostOrigin(allowedParentsIn(block.textContent)) !== undefined,
  };
}

function allowedParentsIn(json: string): string[] {
  try {
    const { allowedParents } = JSON.parse(json) as { allowedParents?: unknown };
    return Array.isArray(allowedParents) ? allowedParents.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
