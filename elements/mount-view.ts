import { adoptStyles } from '../src/platform/style-sheets.ts';
import type { ElementOptions } from '../src/schema/element-options.ts';
import type { EmitBookingEvent } from '../src/schema/events.ts';
import { joinStorefront } from '../src/views/join-storefront.ts';
import type { ViewConfig } from '../src/views/view-config.ts';
import { parseOptions, type OptionTable } from './attributes.ts';
import type { ViewElement } from './define-view.ts';
import { stateSetter } from './element-states.ts';
import { emitBookingEvent } from './events.ts';
import { frozen } from './frozen.ts';
import { keepTypingInside } from './keep-typing-inside.ts';
import { guessLanguage } from './language-guess.ts';
import type { MountedView, Storefront, Surroundings, ViewCall } from './view-module.ts';
import viewCss from './view.css?inline';

/** A view of an element: the tag of its React side, and how the element's options are read. */
export interface ViewSpec<Options extends ElementOptions> {
  tag: string;
  options: OptionTable<Options>;
  /** What else follows from a change of the options. */
  optionsChanged?: (storefront: Storefront, now: Options, before: Options) => void;
}

/** Makes the view of an element, joins it to its storefront and keeps both in step with the element's options. */
export function mountView<Options extends ElementOptions>(
  spec: ViewSpec<Options>,
  surroundings: Surroundings,
): MountedView {
  const { host, root, read, apiBase, calls } = surroundings;
  const emit: EmitBookingEvent = (event, detail) => emitBookingEvent(host, event, detail);
  const storageBroken = () =>
    void emit('booking-error', { code: 'storage', phase: 'start', retryable: false });
  const fail = () => {
    surroundings.fail(unavailable[guessLanguage(read)]);
    emit('booking-error', { code: 'bad-response', phase: 'view', retryable: true });
  };
  const constant = { host, root, emit, fail, setState: stateSetter(surroundings) };
  const node = document.createElement(spec.tag) as ViewElement<ViewConfig<Options>>;
  let options: Options | undefined;
  let storefront: Storefront | undefined;

  const update = () => {
    const before = options;
    const previous = storefront;
    options = parseOptions(host.localName, spec.options, (attribute) =>
      attribute === 'api-base' ? apiBase() : (hidden(host, attribute) ?? read(attribute)),
    );
    storefront = joinStorefront(newChoices(options, before), storageBroken);
    if (!storefront && (!before || previous)) reportMissingApiBase(host.localName);
    if (storefront && before && storefront === previous) spec.optionsChanged?.(storefront, options, before);
    node.config = { ...constant, options, storefront, labels: labelsOf(read('labels')) };
  };

  adoptStyles(root, viewCss);
  node.className = 'view';
  keepTypingInside(node);
  update();
  const view: MountedView = {
    node,
    update: oncePerTask(update),
    show: (path) => {
      if (path !== undefined) storefront?.navigate(path, 'api');
      if (read('presentation') === 'overlay') Reflect.set(host, 'open', true);
      else host.scrollIntoView();
    },
    close: () => {
      if (read('open') && emit('booking-close', { reason: 'api' })) Reflect.set(host, 'open', false);
    },
    get storefront() {
      return storefront;
    },
    get cart() {
      return storefront && frozen(storefront.cartSnapshot());
    },
  };
  for (const call of calls) callLate(call, view);
  return view;
}

/** The caller is long gone: what it would have caught is told to the page's author. */
function callLate(call: ViewCall, view: MountedView): void {
  try {
    call(view);
  } catch (error) {
    console.warn(`[${view.node.localName}]`, error);
  }
}

function oncePerTask(action: () => void): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      action();
    });
  };
}

/** Under a content security policy the browser empties the attribute and leaves only the property. */
function hidden(host: HTMLElement, attribute: string): string | undefined {
  return attribute === 'nonce' && host.nonce ? host.nonce : undefined;
}

function labelsOf(value: unknown): Readonly<Record<string, string>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, string>) : {};
}

/**
 * Joining a storefront passes on what an element chooses for everybody. Only what the host page has just changed: the
 * visitor may have chosen otherwise since.
 */
function newChoices<Options extends ElementOptions>(now: Options, before: Options | undefined): Options {
  if (!before || !sameStorefront(now, before)) return now;
  const fresh = <Value>(value: Value, old: Value) => (value === old ? undefined : value);
  return {
    ...now,
    lang: fresh(now.lang, before.lang),
    currency: fresh(now.currency, before.currency),
    salesChannel: fresh(now.salesChannel, before.salesChannel),
  };
}

function sameStorefront(a: ElementOptions, b: ElementOptions): boolean {
  return (['apiBase', 'developmentHost', 'preview', 'cartScope'] as const).every(
    (name) => a[name] === b[name],
  );
}

function reportMissingApiBase(tag: string): void {
  console.error(
    `[${tag}] attribute "api-base" is missing or wrong. Give it the full address of the booking service: <${tag} api-base="https://api.example.com/widget">`,
  );
}

/** For an element without children of its own, when its view has failed and no catalog can be relied on. */
const unavailable = {
  en: 'Online booking is not available right now.',
  es: 'La reserva en línea no está disponible en este momento.',
};
