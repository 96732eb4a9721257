import { isFramed } from '../platform/page/is-framed.ts';
import { attribute, type OptionsOf } from './attribute.ts';
import { flag, matching, oneOf } from './attribute-parsers.ts';
import { commonAttributes } from './attributes.ts';
import { tripAttributes } from './trip-attributes.ts';

export const engineAttributes = {
  ...commonAttributes,
  ...tripAttributes,
  /** The initial route; the property returns the current route. The attribute is never updated. @default / */
  route: attribute(matching(/^\//, 'a path of the storefront, such as /transfers'), '/'),
  /** Where the route is kept: in memory, leaving the page's history untouched, or in the page's URL. @default memory */
  routing: attribute(oneOf('memory', 'hash', 'query', 'path'), 'memory'),
  /** The query parameter that holds the route with `routing="query"`. @default booking */
  routeParam: attribute(matching(/^[\w-]+$/, 'the name of a query parameter'), 'booking'),
  /** Whether to show the bar with language, currency and cart. Defaults to `none` in a frame. @default full */
  navigation: attribute(oneOf('full', 'none'), () => (isFramed() ? 'none' : 'full')),
  /** Inline in the page, or in a dialog above it. @default inline */
  presentation: attribute(oneOf('inline', 'overlay'), 'inline'),
  /** Whether the overlay is open. */
  open: attribute(flag, false),
};

export type EngineOptions = OptionsOf<typeof engineAttributes>;
