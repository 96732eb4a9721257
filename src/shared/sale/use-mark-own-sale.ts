import { useEffect } from 'react';
import { fingerprint } from '../../lib/fingerprint.ts';
import { pathSegment } from '../../lib/path-segment.ts';
import { hasReturnedTo } from '../../platform/page/has-returned-to.ts';
import { paths } from '../../routing/paths.ts';
import { useStorefront } from '../storefront/storefront-context.ts';

/** Returns a function that marks a sale as this tab's, for when the visitor is about to pay it here. */
export function useMarkOwnSale(token: string): () => void {
  const { session } = useStorefront().state;
  return () => session.addOwnSale(fingerprint(token));
}

/** Marks a sale as this tab's if the visitor has returned from paying it on another page. */
export function useMarkOwnSaleOnReturn(token: string): void {
  const { session } = useStorefront().state;
  useEffect(() => {
    if (hasReturnedTo(paths.payment(token), pathSegment(token))) session.addOwnSale(fingerprint(token));
  }, [session, token]);
}
