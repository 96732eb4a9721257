import { useEffect } from 'react';
import { safeUrl } from '../../platform/safe-url.ts';
import { useElement } from './element-host.ts';

/** What a URL from the provider is for; the `phase` of the event that reports an unsafe one. */
type Purpose = 'picture' | 'logo' | 'payment';

/** The URL if it is safe. An unsafe URL is reported to the host page, and the result is undefined. */
export function useSafeUrl(url: string | undefined, purpose: Purpose): URL | undefined {
  return useSafeUrls(url ? [url] : [], purpose)[0];
}

/** Returns those of the URLs that are safe. Unsafe ones are reported to the host page, in one event. */
export function useSafeUrls(urls: readonly string[], purpose: Purpose): URL[] {
  const { emit } = useElement();
  const parsedUrls = urls.map((url) => safeUrl(url));
  // A string stays equal between renders, so the same unsafe URLs are not reported after each of them.
  const unsafeUrls = urls.filter((_, index) => !parsedUrls[index]).join(' ');
  useEffect(() => {
    if (unsafeUrls) emit('booking-error', { code: 'blocked-url', phase: purpose, retryable: false });
  }, [unsafeUrls, purpose, emit]);
  return parsedUrls.filter((url) => url !== undefined);
}
