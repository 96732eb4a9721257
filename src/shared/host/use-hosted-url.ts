import { useElement } from './element-host.ts';
import { hostedUrl } from './hosted-url.ts';

/** Returns a function that returns the URL of a route on the hosted page, with the attribution of a sale. */
export function useHostedUrl(): (path: string) => string | undefined {
  const { options, attribution } = useElement();
  return (path) => hostedUrl({ ...options, ...attribution() }, path);
}
