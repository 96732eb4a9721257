import { useEffect } from 'react';
import { safeUrl } from '../platform/safe-url.ts';
import { useElement } from './element.ts';

/** What an address that the provider named is for. */
type Purpose = 'picture' | 'logo' | 'payment';

/** The checked form of an address; of one that is refused the host page hears, and the screen does without. */
export function useSafeUrl(address: string | undefined, purpose: Purpose): URL | undefined {
  return useSafeUrls(address ? [address] : [], purpose)[0];
}

/** As `useSafeUrl`, for several: those that may be used. */
export function useSafeUrls(addresses: readonly string[], purpose: Purpose): URL[] {
  const { emit } = useElement();
  const refused = addresses.filter((address) => !safeUrl(address)).join(' ');
  useEffect(() => {
    if (refused) emit('booking-error', { code: 'blocked-url', phase: purpose, retryable: false });
  }, [refused, purpose, emit]);
  return addresses.flatMap((address) => safeUrl(address) ?? []);
}
