import { useCallback } from 'react';
import { useElement } from './element-host.ts';
import { hostedUrl } from './hosted-url.ts';

/**
 * Returns a function for the URL of a route on the hosted page, with the options of the visit, such as the attribution of a
 * sale. It returns undefined if the partner has not set a hosted page.
 */
export function useHostedUrl(): (route: string) => string | undefined {
  const { options, attribution } = useElement();
  return useCallback((route) => hostedUrl({ ...options, ...attribution() }, route), [options, attribution]);
}
