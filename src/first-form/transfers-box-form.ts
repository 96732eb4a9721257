import searchFormCss from '../features/transfers/search-form.css?inline';
import { parseOptions } from '../options/parse-options.ts';
import { transfersBoxAttributes, type TransfersBoxOptions } from '../options/transfers-box-attributes.ts';
import { hostedUrl } from '../shared/hosted-url.ts';
import { around } from './drawing.ts';
import type { Entries } from './entries.ts';
import { firstFormOf, type FirstFormSpec } from './first-form.ts';
import { FORM_OR_ERROR } from './standing-form.ts';

/**
 * The search form of `<transfers-box>`, unless it shows places and texts that have to be looked up, or what is only known
 * then: what is locked, and what the page's query says.
 */
export const transfersBoxSpec: FirstFormSpec<TransfersBoxOptions> = {
  around: () => around['transfers-box'],
  styles: [searchFormCss],
  parse: (read) => parseOptions(undefined, transfersBoxAttributes, read),
  fits: ({ read }) => !['labels', 'from', 'to', 'lock', 'prefill'].some(read),
  given: ({ mode, adults, kids, date }) => ({
    ...(mode && { mode }),
    ...(adults !== undefined && { adults: String(adults) }),
    ...(kids !== undefined && { kids: String(kids) }),
    ...(date && { date }),
  }),
  layout: ({ layout }) => layout,
  hostedUrl: (options, entries) => hostedUrl(options, hostedSearch(entries, options.airport)),
  replacedBy: FORM_OR_ERROR,
};

export const transfersBoxForm = firstFormOf(transfersBoxSpec);

/** The hosted page's search form, with what was entered here. */
export function hostedSearch(entries: Entries, airport?: string): string {
  const query = new URLSearchParams();
  // Its list, which is empty so far, says nothing.
  for (const [name, value] of Object.entries({ ...entries, airport }))
    if (value !== undefined) query.set(name, value);
  return `/transfers?${query.toString()}`;
}
