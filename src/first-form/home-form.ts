import homeCss from '../features/home/home.css?inline';
import searchFormCss from '../features/search/search-form.css?inline';
import { engineAttributes, type EngineOptions } from '../options/engine-attributes.ts';
import { tripAttributes } from '../options/trip-attributes.ts';
import { isFramed } from '../platform/page/redirect.ts';
import { registry } from '../platform/registry.ts';
import { hasSibling } from '../platform/element/has-sibling.ts';
import { opensAtHome } from '../routing/opens-at-home.ts';
import headingCss from '../ui/layout/heading.css?inline';
import contentCss from '../ui/kit-content.css?inline';
import screenCss from '../ui/layout/screen.css?inline';
import { viewDrawings } from './drawing.ts';
import { showFirstForm, type FirstFormSpec, type ShowFirstForm } from './first-form.ts';

/**
 * The home screen of `<booking-engine>` with its search form, if the view opens there. The navigation bar stays empty: what
 * the company sells, and its name, come with the view.
 */
const homeSpec: FirstFormSpec<EngineOptions> = {
  attributes: engineAttributes,
  view: viewDrawings['booking-engine'],
  /** The view adopts them in the same order, so that its form looks the same. */
  styles: [contentCss, screenCss, headingCss, homeCss, searchFormCss],
  fits: ({ host, read, calls }, options) =>
    options.presentation === 'inline' &&
    opensAtHome(options, new URL(location.href), import.meta.env.BASE_URL) &&
    // The page has already called a method that opens another screen.
    !calls.some(([method, path]) => method === 'navigate' || (method === 'show' && path !== undefined)) &&
    // In a frame, the hosted page gets its route from the host.
    !(options.routing === 'path' && isFramed()) &&
    !['labels', ...Object.keys(tripAttributes)].some(read) &&
    !hasSibling(host, 'transfers-box'),
  /** The home screen with its form or an error in its place, another screen, or an error in place of all screens. */
  replacedBy:
    '.home-search :is(form, [role=alert]), .screen:not(:has(.home-search)), [role=alert]:not(.screen *)',
};

/** Not next to a storefront that is already in use, which may be on any screen. */
export const homeForm: ShowFirstForm = (context) =>
  registry().storefronts.size > 0 ? undefined : showFirstForm(homeSpec, context);
