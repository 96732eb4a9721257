import { safeUrl } from '../../platform/safe-url.ts';
import type { ElementOptions } from '../../options/attributes.ts';
import { visitParameters } from '../../schema/visit-parameters.ts';

/** Where the hosted page is, and the options that apply there as well. */
export type VisitOptions = Pick<ElementOptions, 'hostedUrl' | keyof typeof visitParameters>;

/**
 * The URL of a route on the hosted page, with the options of the visit as parameters. Undefined without a valid
 * `hosted-url`.
 */
export function hostedUrl(options: VisitOptions, route: string): string | undefined {
  const base = safeUrl(options.hostedUrl);
  if (!base) return undefined;
  const [pathname = '', search] = route.split('?');
  const url = new URL(base);
  url.pathname = base.pathname.replace(/\/$/, '') + pathname;
  const query = new URLSearchParams(search);
  // `Object.entries` types every key as a string.
  for (const [option, parameter] of Object.entries(visitParameters)) {
    const value = options[option as keyof typeof visitParameters];
    if (value) query.set(parameter, value === true ? '1' : value);
  }
  url.search = query.toString();
  url.hash = '';
  return url.href;
}
