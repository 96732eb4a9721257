import { adoptStyles } from '../src/platform/style-sheets.ts';
import type { ElementOptions } from '../src/schema/element-options.ts';
import type { EmitBookingEvent } from '../src/schema/events.ts';
import { kitCss } from '../src/views/kit-sheet.ts';
import { joinStorefront, takeBackChoices } from '../src/views/join-storefront.ts';
import type { ViewConfig } from '../src/views/view-config.ts';
import { labelsOption, parseOptions, type OptionTable } from './attributes.ts';
import { callWhenPossible } from './call-when-possible.ts';
import type { ViewElement } from './define-view.ts';
import { stateSetter } from './element-states.ts';
import { enginesFor } from './engines.ts';
import { emitBookingEvent } from './events.ts';
import { frozen } from './frozen.ts';
import { keepTypingInside } from './keep-typing-inside.ts';
import { newChoices } from './new-choices.ts';
import type { MountedView, Storefront, Surroundings, ViewHandle, ViewMethods } from './view-module.ts';
import viewCss from './view.css?inline';

/** A view of an element: the tag of its React side, and how the element's options are read. */
export interface ViewSpec<Options extends ElementOptions> {
  tag: string;
  options: OptionTable<Options>;
  /** Asks for what the first screen needs; the view is drawn when it is done. */
  prepare: (storefront: Storefront, options: Options) => Promise<unknown>;
  /** Methods that need no screen. */
  methods?: (view: ViewHandle) => ViewMethods;
  /** What an element does with its storefront while it is there; done anew when what it goes by changes. */
  join?: (storefront: Storefront, options: Options, host: HTMLElement) => () => void;
  joinsBy?: (options: Options) => string;
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
  /** From then on the element belongs to another view, or to none. */
  let isGone = false;
  const handBack: Surroundings['fail'] = (...problem) => {
    if (!isGone) surroundings.fail(...problem);
  };
  const fail = () => {
    void import('./fatal-problem.ts').then(
      (m) => m.showFatalProblem({ ...surroundings, fail: handBack }, storefront, options?.hostedUrl),
      () => handBack(),
    );
    emit('booking-error', { code: 'bad-response', phase: 'view', retryable: true });
  };
  const { call, provide } = callWhenPossible(host.localName, calls);
  const engines = enginesFor({ host, read, changed: () => undefined });
  const tellState = stateSetter(surroundings);
  // React takes a view apart after it is gone: what its parts say then must not hide why.
  const setState: typeof tellState = (state, isOn) => {
    if (!isGone) tellState(state, isOn);
  };
  const constant = { host, root, emit, fail, setState, provide, engines };
  const node = document.createElement(spec.tag) as ViewElement<ViewConfig<Options>>;
  let options: Options | undefined;
  let storefront: Storefront | undefined;
  let leave = nothing;
  let joinedBy = '';
  let config: ViewConfig<Options>;
  let mayDraw = false;

  const update = () => {
    const before = options;
    const previous = storefront;
    options = parseOptions(host.localName, spec.options, (attribute) =>
      attribute === 'api-base' ? apiBase() : (hidden(host, attribute) ?? read(attribute)),
    );
    storefront = joinStorefront(newChoices(options, before), storageBroken);
    if (!storefront && (!before || previous)) {
      void import('./missing-api-base.ts').then((m) => m.reportMissingApiBase(host.localName), nothing);
    }
    const joinsBy = spec.joinsBy?.(options) ?? '';
    if (storefront !== previous || joinsBy !== joinedBy) {
      leave();
      joinedBy = joinsBy;
      leave = (storefront && spec.join?.(storefront, options, host)) ?? nothing;
    }
    if (storefront && before && storefront === previous) {
      takeBackChoices(storefront, before, options);
      spec.optionsChanged?.(storefront, options, before);
    }
    const { labels } = parseOptions(host.localName, labelsOption, read);
    config = { ...constant, options, storefront, labels };
    if (mayDraw) node.config = config;
  };

  // Before any component brings its own sheet, whose rules must come after those of the kit.
  for (const css of [viewCss, kitCss]) adoptStyles(root, css);
  node.className = 'view';
  keepTypingInside(node);
  update();
  const prepared = isTooOld()
    ? import('./too-old.ts').then(
        (m) => m.giveUp(host, handBack),
        () => handBack(),
      )
    : storefront && options && spec.prepare(storefront, options);
  void Promise.resolve(prepared).then(() => {
    if (isGone) return;
    mayDraw = true;
    node.config = config;
  });
  const methods = spec.methods?.({ host, root, read, emit, storefront: () => storefront }) ?? {};
  // What was asked for earlier may change options, which reach the view only once the element has it.
  queueMicrotask(() => provide(methods));
  return {
    node,
    update: oncePerTask(update),
    remove: () => {
      isGone = true;
      leave();
      leave = nothing;
      node.remove();
    },
    call,
    get storefront() {
      return storefront;
    },
    get cart() {
      return storefront && frozen(storefront.cartSnapshot());
    },
  };
}

const nothing = (): void => undefined;

/** Whether the browser lacks what no view has another way for: it is older than those that the documentation names. */
function isTooOld(): boolean {
  return !(
    'popover' in document.body &&
    'parse' in URL &&
    CSS.supports('color:light-dark(red,oklab(from red l a b))')
  );
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
