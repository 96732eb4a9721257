import searchFormCss from '../../features/transfers/search-form.css?inline';
import { parseOptions } from '../../options/parse-options.ts';
import { transfersBoxAttributes } from '../../options/transfers-box-attributes.ts';
import type { Language } from '../../schema/language.ts';
import { hostedUrl } from '../../shared/hosted-url.ts';
import { kitCss } from '../kit-sheet.ts';
import viewCss from '../view.css?inline';
import { createFirstFormTheme } from './first-form-theme.ts';
import { drawFirstForm } from './draw-first-form.ts';
import type { FirstForm, FirstFormContext, FirstFormModule } from './first-form-module.ts';
import { hostedRoute } from './hosted-route.ts';
import { placeFirstForm } from './place-first-form.ts';
import { rememberedChoices } from './remembered-choices.ts';

/**
 * The search form of `<transfers-box>`, unless it shows places and texts that have to be looked up, or what it would not
 * know: what is locked, and what the page's query says.
 */
export const prepareFirstForm: FirstFormModule['prepareFirstForm'] = (context) =>
  Promise.resolve(fits(context) ? () => createFirstForm(context) : undefined);

function fits({ read }: FirstFormContext): boolean {
  return !['labels', 'from', 'to', 'lock', 'prefill'].some(read);
}

function createFirstForm(context: FirstFormContext): FirstForm {
  const { root, read, apiBase, language } = context;
  const { inner, form, doings, remember, show } = drawFirstForm(root.ownerDocument, language());
  const showTheme = createFirstFormTheme(inner);
  const options = () =>
    parseOptions(undefined, transfersBoxAttributes, (name) => (name === 'api-base' ? apiBase() : read(name)));
  const remembered = rememberedChoices(options());
  remember(remembered);
  return placeFirstForm(root, {
    inner,
    form,
    doings,
    styles: [viewCss, kitCss, searchFormCss],
    replacedBy: 'form, [role=alert]',
    fits: () => fits(context),
    update: () => {
      const current = options();
      inner.lang = current.lang ?? remembered.language ?? language();
      show(current, inner.lang as Language);
      showTheme(current, settingsUrl(apiBase(), language()));
    },
    hostedUrl: () => hostedUrl(options(), hostedRoute(form, options())),
  });
}

/** Under which the loader has asked for the company's settings. */
export function settingsUrl(apiBase: unknown, language: Language): string {
  return `${String(apiBase).replace(/\/+$/, '')}/settings?lang=${language}`;
}
