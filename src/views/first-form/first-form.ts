import searchFormCss from '../../features/transfers/search-form.css?inline';
import { parseOptions } from '../../options/parse-options.ts';
import type { ReadOption } from '../../options/raw-value.ts';
import { transfersBoxAttributes } from '../../options/transfers-box-attributes.ts';
import type { Language } from '../../schema/language.ts';
import { hostedUrl } from '../../shared/hosted-url.ts';
import { kitCss } from '../kit-sheet.ts';
import viewCss from '../view.css?inline';
import { createFirstFormTheme } from './first-form-theme.ts';
import { drawFirstForm } from './draw-first-form.ts';
import { hostedRoute } from './hosted-route.ts';
import { placeFirstForm } from './place-first-form.ts';
import { rememberedChoices } from './remembered-choices.ts';
import type { EarlyForm } from './take-over.ts';

export interface FirstFormContext {
  host: HTMLElement;
  root: ShadowRoot;
  read: ReadOption;
  /** The raw `api-base`, whose settings have the company's colour. */
  apiBase: () => unknown;
  language: () => Language;
  /** The calls of the element's methods that wait for the view. */
  calls: readonly (readonly [method: string, ...given: unknown[]])[];
}

/** What can be used before its framework has arrived. */
export interface FirstForm {
  /** Options have changed, or settings were asked for. False once the view will show something else. */
  update: () => boolean;
  /**
   * Shows why the view does not come, above the element's own children; the form stays, and leads to the hosted page if
   * there is one.
   */
  explain: (...notice: Node[]) => void;
  /** What the view replaces once it is drawn. */
  readonly early: EarlyForm;
  remove: () => void;
}

export interface FirstFormModule {
  /**
   * Settles with what draws the form once all is known that decides what it shows; undefined where the view would show
   * something else.
   */
  prepareFirstForm: (context: FirstFormContext) => Promise<(() => FirstForm) | undefined>;
}

/** The search form of `<transfers-box>`, unless it shows places and texts that have to be looked up. */
export const prepareFirstForm: FirstFormModule['prepareFirstForm'] = (context) =>
  Promise.resolve(fits(context) ? () => createFirstForm(context) : undefined);

function fits({ read }: FirstFormContext): boolean {
  return !(read('labels') || read('from') || read('to'));
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
