import { hostedUrl } from '../shared/host/hosted-url.ts';
import type { FormOptions } from './form-options.ts';
import type { Entries } from './entries.ts';

/** The URL of the hosted page's search form, prefilled with the entries; undefined without a hosted page. */
export function hostedSearchUrl(options: FormOptions, entries: Entries): string | undefined {
  const query = new URLSearchParams();
  // The form's list of airports has only a placeholder, whose empty value must not override the attribute.
  for (const [name, value] of Object.entries({ ...entries, airport: options.airport }))
    if (value !== undefined) query.set(name, value);
  return hostedUrl(options, `/transfers?${query.toString()}`);
}
