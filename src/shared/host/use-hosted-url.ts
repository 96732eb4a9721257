import { useElement } from './element-host.ts';
import { hostedUrl } from './hosted-url.ts';

/** The URL of a route on the hosted page, with the sale's attribution. */
export function useHostedUrl(): (path: string) => string | undefined {
  const { options, attribution } = useElement();
  return (path) => hostedUrl({ ...options, ...attribution() }, path);
}
