import type { AttributeTable } from '../options/attribute.ts';
import type { ElementOptions } from '../options/attributes.ts';
import { parseOptions } from '../options/parse-options.ts';
import type { ReadOption } from '../options/raw-value.ts';
import type { TripOptions } from '../options/trip-attributes.ts';
import { adoptStyles } from '../platform/element/style-sheets.ts';
import { partyFields } from '../schema/party.ts';
import type { Language } from '../schema/language.ts';
import { hostedUrl } from '../shared/host/hosted-url.ts';
import { guessLanguage } from '../storefront/guess-language.ts';
import { colorSchemes, hasOwnBackground, themeProperties } from '../views/theme.ts';
import { handleFormEvents } from './handle-form-events.ts';
import { build, type Drawing } from './drawing.ts';
import { drawForm } from './draw-form.ts';
import { enteredIn, entriesOf, focusIn, moveFocus, type Entries } from './entries.ts';
import { inputIdle } from './input-idle.ts';
import { rememberedEntries } from './remembered-entries.ts';
import { formInMarkup, type InterimForm } from './interim-form.ts';

/** The attributes of an element that its form depends on. */
export interface FormOptions extends ElementOptions, TripOptions {
  layout?: string;
  navigation?: 'full' | 'none';
}

export interface FirstFormSpec<Options extends FormOptions> {
  attributes: AttributeTable<Options>;
  /** What the view shows around the form. */
  around: Drawing;
  styles: readonly string[];
  /** Whether the view will show the form, and nothing in it requires a request. */
  fits: (context: FirstFormContext, options: Options) => boolean;
  replacedBy?: InterimForm['replacedBy'];
}

export interface FirstFormContext {
  host: HTMLElement;
  root: ShadowRoot;
  /** For an element without its own `api-base`, the page's. */
  read: ReadOption;
  /** The calls of the element's methods that wait for the view. */
  calls: readonly (readonly [method: string, ...given: unknown[]])[];
}

export interface FirstForm extends InterimForm {
  /** Options have changed. False if the view will show something else, and nothing was entered. */
  update: () => boolean;
  /** Shows above the form, and above the fallback content, why the view did not load. */
  showNotice: (...notice: Node[]) => void;
}

export type ShowFirstForm = (context: FirstFormContext) => FirstForm | undefined;

/** Used until the company's colour is known. */
const NEUTRAL = '#6b7280';

/**
 * Shows the form with what the tab remembers, what options preset, and what was entered in a form of the page's markup;
 * undefined if the view will show something else.
 */
export function showFirstForm<Options extends FormOptions>(
  spec: FirstFormSpec<Options>,
  context: FirstFormContext,
): FirstForm | undefined {
  const { root, read } = context;
  const parse = () => parseOptions(undefined, spec.attributes, read);
  const remembered = rememberedEntries(parse());
  const asked = () => {
    const options = parse();
    const language = guessLanguage((name) => options[name] ?? remembered[name]);
    return { options, language, given: { ...remembered, ...givenBy(options) } };
  };
  let now = asked();
  const fits = () => spec.fits(context, now.options);
  if (!fits()) return undefined;

  const node = document.createElement('div');
  const notices = document.createElement('div');
  const inMarkup = formInMarkup(root);
  let form = inMarkup?.form() ?? document.createElement('form');
  /** Also what the direction on screen has no field for. */
  const entered: Entries = {};
  const collect = () => enteredIn(form, entered);
  const draw = () => {
    const focused = focusIn(form);
    form = drawForm(now.language, now.given, entered);
    node.replaceChildren(drawAround(form, spec.around, now));
    if (notices.hasChildNodes()) node.firstElementChild?.prepend(notices);
    moveFocus(focused, form);
  };
  const pressed = handleFormEvents(node, {
    form: () => form,
    drawAgain: () => {
      collect();
      draw();
    },
    submit: () => {
      const url = notices.isConnected && hostedSearch(now.options, entriesOf(form));
      if (url) location.assign(url);
    },
  });

  for (const css of spec.styles) adoptStyles(root, css);
  node.className = 'view';
  root.prepend(node);
  collect();
  draw();
  inMarkup?.node.remove();
  return {
    node,
    form: () => form,
    entered: collect,
    pressed,
    whenIdle: inputIdle(node),
    replacedBy: spec.replacedBy,
    update: () => {
      const before = now;
      now = asked();
      collect();
      if (JSON.stringify(now) !== JSON.stringify(before)) {
        for (const [name, value] of Object.entries(now.given))
          if (value !== before.given[name]) Reflect.deleteProperty(entered, name);
        draw();
      }
      return Object.keys(entered).length > 0 || fits();
    },
    showNotice: (...notice) => {
      notices.replaceChildren(...notice, document.createElement('slot'));
      node.firstElementChild?.prepend(notices);
    },
  };
}

/** What options say of the search, with days as `yyyy-MM-dd`. */
function givenBy(options: FormOptions): Entries {
  const given: Entries = {};
  for (const name of ['mode', ...partyFields, 'date'] as const)
    if (options[name] !== undefined) given[name] = String(options[name]);
  return given;
}

/** The hosted page's search form, prefilled with the entries; undefined without a hosted page. */
export function hostedSearch(options: FormOptions, entries: Entries): string | undefined {
  const query = new URLSearchParams();
  // The list of airports is still empty and must not override the attribute.
  for (const [name, value] of Object.entries({ ...entries, airport: options.airport }))
    if (value !== undefined) query.set(name, value);
  return hostedUrl(options, `/transfers?${query.toString()}`);
}

/** What the view renders around its form before any answer. */
function drawAround(
  form: HTMLFormElement,
  around: Drawing,
  { options, language }: { options: FormOptions; language: Language },
): HTMLElement {
  const inner = build(around, language);
  form.dataset.layout = options.layout ?? 'auto';
  inner.querySelector('form')?.replaceWith(form);
  if (options.navigation === 'none') inner.querySelector('nav')?.remove();
  inner.lang = language;
  inner.dataset.density = options.density;
  inner.toggleAttribute('data-painted', hasOwnBackground(options));
  inner.style.colorScheme = colorSchemes[options.colorScheme] ?? '';
  for (const [name, value] of Object.entries(themeProperties(options, NEUTRAL)))
    inner.style.setProperty(name, value ?? '');
  return inner;
}
