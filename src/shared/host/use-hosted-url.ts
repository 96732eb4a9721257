import { useCallback } from 'react';
import { useElement } from './element-host.ts';
import { hostedUrl } from './hosted-url.ts';

/**
 * Returns a function that returns the URL of a route on the hosted page, with the attribution of a sale; undefined if the
 * partner has not set a hosted page.
 */
export function useHostedUrl(): (path: string) => string | undefined {
  const { options, attribution } = useElement();
  return useCallback((path) => hostedUrl({ ...options, ...attribution() }, path), [options, attribution]);
}
