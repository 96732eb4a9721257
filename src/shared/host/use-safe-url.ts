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
  const parsedUrls = urls.map((url) => safeUrl(url));
  const unsafeUrls = urls.filter((_, index) => !parsedUrls[index]);
  useReportUnsafeUrls(unsafeUrls, purpose);
  return parsedUrls.filter((url) => url !== undefined);
}

/** Reports unsafe URLs, if there are any, to the host page, in one event. */
export function useReportUnsafeUrls(unsafeUrls: readonly string[], purpose: Purpose): void {
  const { emit } = useElement();
  // A string stays equal between renders, so the same unsafe URLs are not reported after each of them.
  const joinedUrls = unsafeUrls.join(' ');
  useEffect(() => {
    if (joinedUrls) emit('booking-error', { code: 'blocked-url', phase: purpose, retryable: false });
  }, [joinedUrls, purpose, emit]);
}
