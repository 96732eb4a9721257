import type { ElementOptions } from '../options/attributes.ts';
import type { ReadOption } from '../options/raw-value.ts';
import { adoptStyles } from '../platform/style-sheets.ts';
import type { Language } from '../schema/language.ts';
import { colorSchemes, isPainted, themeProperties } from '../views/theme.ts';
import { answerVisitor } from './answer-visitor.ts';
import { build, type Drawing } from './drawing.ts';
import { drawForm } from './draw-form.ts';
import { changesIn, entriesOf, focusIn, moveFocus, type Entries } from './entries.ts';
import { quietMoments } from './quiet-moment.ts';
import { rememberedEntries } from './remembered-entries.ts';
import { formInMarkup, type StandingForm } from './standing-form.ts';

/** The view that a first form stands for. */
export interface FirstFormSpec<Options extends ElementOptions> {
  /** What the view shows around the form. */
  around: (options: Options) => Drawing;
  styles: readonly string[];
  parse: (read: ReadOption) => Options;
  /** Whether the view will show the form, with nothing in it that has to be asked for. */
  fits: (context: FirstFormContext) => boolean;
  /** What options say of the search, with days as `yyyy-MM-dd`. */
  given: (options: Options) => Entries;
  layout: (options: Options) => string;
  /** Where the form leads if the view cannot come; undefined if nowhere. */
  hostedUrl: (options: Options, entries: Entries) => string | undefined;
  replacedBy: StandingForm['replacedBy'];
}

export interface FirstFormContext {
  host: HTMLElement;
  root: ShadowRoot;
  /** Of an element without its own `api-base`, that is the page's. */
  read: ReadOption;
  guessLanguage: (read: ReadOption) => Language;
  /** The calls of the element's methods that wait for the view. */
  calls: readonly (readonly [method: string, ...given: unknown[]])[];
}

export interface FirstForm extends StandingForm {
  /** Options have changed. False if the view will show something else, and nothing was entered. */
  update: () => boolean;
  /** Says above the form, and the element's own children, why the view does not come. */
  explain: (...notice: Node[]) => void;
}

/** Shows the first form of an element, unless its view will show something else. */
export type ShowFirstForm = (context: FirstFormContext) => FirstForm | undefined;

/** Until the company's colour is known. */
export const NEUTRAL = '#6b7280';

export function firstFormOf<Options extends ElementOptions>(spec: FirstFormSpec<Options>): ShowFirstForm {
  return (context) => (spec.fits(context) ? showFirstForm(spec, context) : undefined);
}

/** Shows the form with what the tab remembers, what options say, and what was entered in one that stood in the markup. */
function showFirstForm<Options extends ElementOptions>(
  spec: FirstFormSpec<Options>,
  context: FirstFormContext,
): FirstForm {
  const { root, read } = context;
  const node = document.createElement('div');
  const notices = document.createElement('div');
  const inMarkup = formInMarkup(root);
  const remembered = rememberedEntries(spec.parse(read));
  const asked = () => {
    const options = spec.parse(read);
    const language = context.guessLanguage((name) => read(name) ?? remembered.chosen[name]);
    return { options, language, entries: spec.given(options) };
  };
  let now = asked();
  let given: Entries = { ...remembered.entries, ...now.entries };
  const entered: Entries = inMarkup?.entered() ?? {};
  let form = document.createElement('form');
  /** What stood in the form when it was drawn last. */
  let drawn: Entries = {};

  const collect = () => {
    const current = entriesOf(form);
    for (const name of Object.keys({ ...drawn, ...current }))
      if (name in entered || current[name] !== drawn[name]) entered[name] = current[name];
    return current;
  };

  const draw = () => {
    const { options, language } = now;
    const focused = focusIn(form);
    const inner = build(spec.around(options), language);
    form = drawForm(language, given, entered);
    form.dataset.layout = spec.layout(options);
    inner.querySelector('form')?.replaceWith(form);
    inner.lang = language;
    inner.dataset.density = options.density;
    inner.toggleAttribute('data-painted', isPainted(options));
    inner.style.colorScheme = colorSchemes[options.colorScheme] ?? '';
    for (const [name, value] of Object.entries(themeProperties(options, NEUTRAL)))
      inner.style.setProperty(name, value ?? '');
    if (notices.hasChildNodes()) inner.prepend(notices);
    node.replaceChildren(inner);
    moveFocus(focused, form);
    drawn = entriesOf(form);
  };

  const { pressed } = answerVisitor(node, {
    form: () => form,
    drawAgain: () => {
      const { mode, pickup, destination } = collect();
      // Of a single place, which end of the trip it is has changed: the hotel stays the hotel.
      if (drawn.mode === 'A2H' && mode === 'H2A') entered.pickup = destination;
      if (drawn.mode === 'H2A' && mode === 'A2H') entered.destination = pickup;
      draw();
    },
    submit: () => {
      const url = notices.isConnected && spec.hostedUrl(now.options, entriesOf(form));
      if (url) location.assign(url);
    },
  });

  for (const css of spec.styles) adoptStyles(root, css);
  node.className = 'view';
  root.prepend(node);
  draw();
  if (inMarkup) {
    moveFocus(focusIn(inMarkup.form()), form);
    inMarkup.node.remove();
  }
  return {
    node,
    form: () => form,
    entered: () => {
      const current = collect();
      const shown = Object.entries(entered).filter(([name]) => name in current || name === 'returnDate');
      return Object.fromEntries(shown);
    },
    pressed,
    quietMoment: quietMoments(node),
    replacedBy: spec.replacedBy,
    update: () => {
      const before = now;
      now = asked();
      if (JSON.stringify(now) !== JSON.stringify(before)) {
        collect();
        const changes = changesIn(now.entries, before.entries);
        given = { ...given, ...changes };
        for (const name of Object.keys(changes)) Reflect.deleteProperty(entered, name);
        draw();
      }
      return Object.keys(entered).length > 0 || spec.fits(context);
    },
    explain: (...notice) => {
      notices.replaceChildren(...notice, document.createElement('slot'));
      node.firstElementChild?.prepend(notices);
    },
  };
}
