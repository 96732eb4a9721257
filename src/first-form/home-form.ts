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
import { around } from './drawing.ts';
import { showFirstForm, type FirstFormSpec, type ShowFirstForm } from './first-form.ts';

/**
 * The home screen of `<booking-engine>` with its search form and an empty bar, if the view opens there. What a company
 * sells, and its name, come with the view.
 */
const homeSpec: FirstFormSpec<EngineOptions> = {
  attributes: engineAttributes,
  around: around['booking-engine'],
  /** In the order in which the view adopts them. */
  styles: [contentCss, screenCss, headingCss, homeCss, searchFormCss],
  fits: ({ host, read, calls }, options) =>
    options.presentation === 'inline' &&
    opensAtHome(options, new URL(location.href), import.meta.env.BASE_URL) &&
    !calls.some(([method, path]) => method === 'navigate' || (method === 'show' && path !== undefined)) &&
    // The route then comes from the page around the frame.
    !(options.routing === 'path' && isFramed()) &&
    !['labels', ...Object.keys(tripAttributes)].some(read) &&
    !hasSibling(host, 'transfers-box'),
  /** The home screen with its form, or an error in its place; another screen; an error in place of all screens. */
  replacedBy:
    '.home-search :is(form, [role=alert]), .screen:not(:has(.home-search)), [role=alert]:not(.screen *)',
};

/** A storefront that is in use already may be on any screen. */
export const homeForm: ShowFirstForm = (context) =>
  registry().storefronts.size > 0 ? undefined : showFirstForm(homeSpec, context);
