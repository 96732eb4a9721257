import homeCss from '../../features/home/home.css?inline';
import searchFormCss from '../../features/transfers/search-form.css?inline';
import cardCss from '../../ui/card.css?inline';
import headingCss from '../../ui/heading.css?inline';
import linkCardCss from '../../ui/link-card.css?inline';
import markCss from '../../ui/mark.css?inline';
import screenCss from '../../ui/screen.css?inline';
import skeletonCardCss from '../../ui/skeleton-card.css?inline';
import { contentCss } from '../content-sheet.ts';
import { kitCss } from '../kit-sheet.ts';
import viewCss from '../view.css?inline';
import { engineAttributes } from '../../options/engine-attributes.ts';
import { tripAttributes } from '../../options/trip-attributes.ts';
import { parseOptions } from '../../options/parse-options.ts';
import { isFramed } from '../../platform/redirect.ts';
import { registry } from '../../platform/registry.ts';
import { isBeside } from '../../platform/visit.ts';
import { opensAtHome } from '../../routing/opens-at-home.ts';
import { hostedUrl } from '../../shared/hosted-url.ts';
import { companyIn, type Company } from './company.ts';
import { drawHome } from './draw-home.ts';
import { settingsUrl } from './first-form.ts';
import type { FirstForm, FirstFormContext, FirstFormModule } from './first-form-module.ts';
import { createFirstFormTheme } from './first-form-theme.ts';
import { hostedRoute } from './hosted-route.ts';
import { placeFirstForm } from './place-first-form.ts';
import { rememberedChoices } from './remembered-choices.ts';

/** In the order in which the view adopts them. */
const styles = [
  viewCss,
  kitCss,
  contentCss,
  screenCss,
  headingCss,
  homeCss,
  searchFormCss,
  cardCss,
  markCss,
  linkCardCss,
  skeletonCardCss,
];

/** The home screen with its search form, or an error in place of it; another screen; an error in place of all screens. */
const REPLACED_BY =
  '.home-search :is(form, [role=alert]), .screen:not(:has(.home-search)), [role=alert]:not(.screen *)';

/** The home screen of `<booking-engine>`, once the settings say what is on it, if that is where its view opens. */
export const prepareFirstForm: FirstFormModule['prepareFirstForm'] = async (context) => {
  const { apiBase, language } = context;
  if (registry().storefronts.size > 0 || !fits(context)) return undefined;
  const answer = await registry().prefetched.get(settingsUrl(apiBase(), language()));
  const company = answer?.ok ? companyIn(await answer.clone().json()) : undefined;
  return company && fits(context) ? () => createFirstScreen(context, company) : undefined;
};

/** Whether the view opens at home, with a search form. */
function fits(context: FirstFormContext): boolean {
  const { host, read, calls } = context;
  const options = optionsOf(context);
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

function createFirstScreen(context: FirstFormContext, company: Company): FirstForm {
  const { root, apiBase, language } = context;
  const options = () => optionsOf(context);
  const remembered = rememberedChoices(options());
  const { inner, form, doings, update } = drawHome(root.ownerDocument, company, remembered, options);
  const showTheme = createFirstFormTheme(inner);
  return placeFirstForm(root, {
    inner,
    form,
    doings,
    styles,
    replacedBy: REPLACED_BY,
    fits: () => fits(context),
    update: () => {
      update();
      showTheme(options(), settingsUrl(apiBase(), language()));
    },
    hostedUrl: () => hostedUrl(options(), hostedRoute(form, {})),
  });
}

function optionsOf({ read, apiBase }: FirstFormContext) {
  return parseOptions(undefined, engineAttributes, (name) => (name === 'api-base' ? apiBase() : read(name)));
}
