import { createContext, use } from 'react';
import type { Storefront } from '../../storefront/storefront.ts';

export const StorefrontContext = createContext<Storefront | undefined>(undefined);

/** The storefront that the element has joined. */
export function useStorefront(): Storefront {
  const storefront = use(StorefrontContext);
  if (!storefront) throw new Error('useStorefront needs a StorefrontContext above it');
  return storefront;
}
