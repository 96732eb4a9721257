import type { AttributeTable } from '../options/attribute.ts';
import { parseOptions } from '../options/parse-options.ts';
import type { ReadOption } from '../options/raw-value.ts';
import { adoptStyles } from '../platform/element/style-sheets.ts';
import type { Language } from '../schema/language.ts';
import { partyFields } from '../schema/party.ts';
import { guessLanguage } from '../storefront/guess-language.ts';
import { focusedControl, moveFocus } from './controls.ts';
import { drawForm } from './draw-form.ts';
import { drawView } from './draw-view.ts';
import type { Drawing } from './drawing.ts';
import { collectEntered, entriesOf, type Entries } from './entries.ts';
import type { FormOptions } from './form-options.ts';
import { handleFormEvents } from './handle-form-events.ts';
import { hostedSearch } from './hosted-search.ts';
import { formInMarkup, type InterimForm } from './interim-form.ts';
import { storedEntries } from './stored-entries.ts';
import { trackInput } from './track-input.ts';

/** What differs between the forms of elements. */
export interface FirstFormSpec<Options extends FormOptions> {
  attributes: AttributeTable<Options>;
  /** What the view renders around the form. */
  view: Drawing;
  styles: readonly string[];
  /** Whether the view will show the form, and nothing in it needs a request. */
  fits: (context: FirstFormContext, options: Options) => boolean;
  replacedBy?: InterimForm['replacedBy'];
}

/** The element that shows a form. */
export interface FirstFormContext {
  host: HTMLElement;
  root: ShadowRoot;
  /** Reads an option; `api-base` falls back to the first one on the page. */
  read: ReadOption;
  /** The calls of the element's methods that are queued until the view has loaded. */
  calls: readonly (readonly [method: string, ...args: unknown[]])[];
}

export interface FirstForm extends InterimForm {
  /** Applies changed options. False if the view will show something else, and nothing was entered. */
  update: () => boolean;
  /** Shows above the form why the view did not load, followed by the element's fallback content. */
  showNotice: (...notice: Node[]) => void;
}

export type ShowFirstForm = (context: FirstFormContext) => FirstForm | undefined;

/**
 * Shows the form with the trip that options and the tab's storage preset, and with what was entered in a form of the page's
 * markup. Undefined if the view will show something else.
 */
export function showFirstForm<Options extends FormOptions>(
  spec: FirstFormSpec<Options>,
  context: FirstFormContext,
): FirstForm | undefined {
  const { root, read } = context;
  const parse = () => parseOptions(undefined, spec.attributes, read);
  const stored = storedEntries(parse());
  let content = contentOf(parse(), stored);
  const fits = () => spec.fits(context, content.options);
  if (!fits()) return undefined;

  const node = document.createElement('div');
  const notices = document.createElement('div');
  const inMarkup = formInMarkup(root);
  let form = inMarkup?.form() ?? document.createElement('form');
  /** Includes entries whose field is missing in the direction on screen. */
  const entered: Entries = {};
  const collect = () => collectEntered(form, entered);
  const draw = () => {
    const focused = focusedControl(form);
    const { options, language, presets } = content;
    form = drawForm(language, presets, entered);
    node.replaceChildren(drawView(spec.view, form, options, language));
    if (notices.hasChildNodes()) node.firstElementChild?.prepend(notices);
    moveFocus(focused, form);
  };
  const pressed = handleFormEvents(node, {
    form: () => form,
    redraw: () => {
      collect();
      draw();
    },
    submit: () => {
      // Until it is clear that the view will not load, the form waits for it.
      const url = notices.isConnected && hostedSearch(content.options, entriesOf(form));
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
    whenIdle: trackInput(node),
    replacedBy: spec.replacedBy,
    update: () => {
      const before = content;
      content = contentOf(parse(), stored);
      collect();
      if (JSON.stringify(content) !== JSON.stringify(before)) {
        forgetReplaced(entered, before.presets, content.presets);
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

/** What the form shows before anything is entered. */
interface FormContent<Options> {
  options: Options;
  language: Language;
  presets: Entries;
}

function contentOf<Options extends FormOptions>(options: Options, stored: Entries): FormContent<Options> {
  const language = guessLanguage((name) => options[name] ?? stored[name]);
  return { options, language, presets: { ...stored, ...presetsOf(options) } };
}

/** The entries that options preset. Dates are `yyyy-MM-dd`. */
function presetsOf(options: FormOptions): Entries {
  const presets: Entries = {};
  for (const name of ['mode', ...partyFields, 'date'] as const)
    if (options[name] !== undefined) presets[name] = String(options[name]);
  return presets;
}

/** A preset that has changed replaces what was entered. */
function forgetReplaced(entered: Entries, before: Entries, presets: Entries): void {
  for (const [name, value] of Object.entries(presets))
    if (value !== before[name]) Reflect.deleteProperty(entered, name);
}
