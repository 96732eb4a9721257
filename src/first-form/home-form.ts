import homeCss from '../features/home/home.css?inline';
import searchFormCss from '../features/search/search-form.css?inline';
import { attributeName } from '../options/attribute-names.ts';
import { engineAttributes, type EngineOptions } from '../options/engine-attributes.ts';
import { tripAttributes } from '../options/trip-attributes.ts';
import { isFramed } from '../platform/page/is-framed.ts';
import { registry } from '../platform/registry.ts';
import { hasSibling } from '../platform/element/has-sibling.ts';
import { opensAtHome } from '../routing/opens-at-home.ts';
import headingCss from '../ui/layout/heading.css?inline';
import contentCss from '../ui/kit-content.css?inline';
import screenCss from '../ui/layout/screen.css?inline';
import { viewDrawings } from './drawing.ts';
import { showFirstForm, type ShowFirstForm } from './first-form.ts';
import type { FirstFormSpec } from './first-form-spec.ts';

/**
 * The home screen of `<booking-engine>` with its search form, if the view opens there. The navigation bar stays empty: what
 * the company sells, and its name, come with the view.
 */
const homeSpec: FirstFormSpec<EngineOptions> = {
  attributes: engineAttributes,
  view: viewDrawings['booking-engine'],
  // In the order in which the view adopts these sheets, so that its form looks the same.
  styles: [contentCss, screenCss, headingCss, homeCss, searchFormCss],
  canShow: ({ host, read, calls }, options) =>
    options.presentation === 'inline' &&
    opensAtHome(options, new URL(location.href), import.meta.env.BASE_URL) &&
    // A queued call may open another screen.
    !calls.some(([method, path]) => method === 'navigate' || (method === 'show' && path !== undefined)) &&
    // Only the hosted page routes by path. In a frame, its host decides which screen it opens.
    !(options.routing === 'path' && isFramed()) &&
    // Labels, places and locked fields need code or answers that have not loaded. For simplicity, every other preset of the
    // trip waits for the view as well.
    !['labels', ...Object.keys(tripAttributes).map(attributeName)].some(read) &&
    // Beside a `<transfers-box>`, the home screen has no form.
    !hasSibling(host, 'transfers-box'),
  // Matches the home screen with its form, or with an error in its place; another screen; or an error in place of all screens.
  readySelector:
    '.home-search :is(form, [role=alert]), .screen:not(:has(.home-search)), [role=alert]:not(.screen *)',
};

/** Shows the home screen's form, unless the page has a storefront in use, which may be on any screen. */
export const showHomeForm: ShowFirstForm = (context) =>
  registry().storefronts.size > 0 ? undefined : showFirstForm(homeSpec, context);
