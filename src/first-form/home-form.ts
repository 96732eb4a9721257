import homeCss from '../features/home/home.css?inline';
import searchFormCss from '../features/transfers/search-form.css?inline';
import { engineAttributes, type EngineOptions } from '../options/engine-attributes.ts';
import { parseOptions } from '../options/parse-options.ts';
import { tripAttributes } from '../options/trip-attributes.ts';
import { isFramed } from '../platform/redirect.ts';
import { registry } from '../platform/registry.ts';
import { isBeside } from '../platform/visit.ts';
import { opensAtHome } from '../routing/opens-at-home.ts';
import { hostedUrl } from '../shared/hosted-url.ts';
import headingCss from '../ui/heading.css?inline';
import contentCss from '../ui/kit-content.css?inline';
import screenCss from '../ui/screen.css?inline';
import { around, type Drawing } from './drawing.ts';
import { firstFormOf, type FirstFormContext, type FirstFormSpec, type ShowFirstForm } from './first-form.ts';
import { hostedSearch } from './transfers-box-form.ts';

/**
 * The home screen of `<booking-engine>` with its search form and an empty bar, where its view opens. What a company sells,
 * and what it is called, comes with the view.
 */
const homeSpec: FirstFormSpec<EngineOptions> = {
  around: ({ navigation }) => (navigation === 'full' ? around['booking-engine'] : withoutBar),
  /** In the order in which the view adopts them. */
  styles: [contentCss, screenCss, headingCss, homeCss, searchFormCss],
  parse: (read) => parseOptions(undefined, engineAttributes, read),
  fits: opensWithForm,
  given: () => ({}),
  layout: () => 'auto',
  hostedUrl: (options, entries) => hostedUrl(options, hostedSearch(entries)),
  /** The home screen with its form, or an error in place of it; another screen; an error in place of all screens. */
  replacedBy:
    '.home-search :is(form, [role=alert]), .screen:not(:has(.home-search)), [role=alert]:not(.screen *)',
};

const [root, attributes, ...parts] = around['booking-engine'];
const withoutBar: Drawing = [root, attributes, ...parts.filter(([tag]) => tag !== 'nav')];

/** A storefront that was used before may stand anywhere. */
export const homeForm: ShowFirstForm = (context) =>
  registry().storefronts.size > 0 ? undefined : firstFormOf(homeSpec)(context);

function opensWithForm({ host, read, calls }: FirstFormContext): boolean {
  const options = homeSpec.parse(read);
  return (
    options.presentation === 'inline' &&
    opensAtHome(options, new URL(location.href), import.meta.env.BASE_URL) &&
    !calls.some(([method, path]) => method === 'navigate' || (method === 'show' && path !== undefined)) &&
    // There, the route comes from the page around the frame.
    !(options.routing === 'path' && isFramed()) &&
    !['labels', ...Object.keys(tripAttributes)].some(read) &&
    !isBeside(host, 'transfers-box')
  );
}
