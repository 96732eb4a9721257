import { useEffect } from 'react';
import { safeUrl } from '../../platform/safe-url.ts';
import { useElement } from './element-host.ts';

/** What a URL from the provider is for; the `phase` of the event that reports an unsafe one. */
type Purpose = 'picture' | 'logo' | 'payment';

/** Validates a URL; an unsafe one is reported to the host page, and the screen works without it. */
export function useSafeUrl(text: string | undefined, purpose: Purpose): URL | undefined {
  return useSafeUrls(text ? [text] : [], purpose)[0];
}

/** Like `useSafeUrl` for several URLs: returns the safe ones. */
export function useSafeUrls(texts: readonly string[], purpose: Purpose): URL[] {
  const { emit } = useElement();
  const unsafeUrls = texts.filter((text) => !safeUrl(text)).join(' ');
  useEffect(() => {
    if (unsafeUrls) emit('booking-error', { code: 'blocked-url', phase: purpose, retryable: false });
  }, [unsafeUrls, purpose, emit]);
  return texts.flatMap((text) => safeUrl(text) ?? []);
}
