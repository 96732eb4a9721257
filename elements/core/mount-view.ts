import { labelsProperty, type ElementOptions } from '../../src/options/attributes.ts';
import { microtask } from '../../src/platform/natives/microtask.ts';
import type { EmitBookingEvent } from '../../src/schema/events.ts';
import { parseOptions } from '../../src/options/parse-options.ts';
import { requireForViews } from '../../src/platform/natives/broken-for-views.ts';
import { keepScrollingInside } from '../../src/platform/element/keep-scrolling-inside.ts';
import { isNative } from '../../src/platform/natives/natives.ts';
import { provideRelease } from '../../src/platform/current-release.ts';
import { isFramed } from '../../src/platform/page/redirect.ts';
import { submitInSandbox } from '../../src/platform/element/submit-in-sandbox.ts';
import { adoptStyles } from '../../src/platform/element/style-sheets.ts';
import { takeOver } from '../../src/first-form/take-over.ts';
import contentCss from '../../src/ui/kit-content.css?inline';
import noticesCss from '../../src/ui/kit-notices.css?inline';
import type { ViewConfig } from '../../src/views/view-config.ts';
import { defineView, type ViewElement } from './define-view.ts';
import { stateSetter } from './element-states.ts';
import { enginesFor } from './engines.ts';
import { emitBookingEvent } from './booking-events.ts';
import { showFatalError } from './fatal-error.ts';
import { frozen } from './frozen.ts';
import { createMethodQueue } from './method-queue.ts';
import { ownPlacement } from './own-placement.ts';
import { createStorefrontLink } from './storefront-link.ts';
import { giveUp } from './too-old.ts';
import type { MountContext, MountedView, ViewHandle } from './view-module.ts';
import type { ViewSpec } from './view-spec.ts';

/** Mounts the view of an element, joins its storefront, and updates both when the element's options change. */
export function mountView<Options extends ElementOptions>(
  spec: ViewSpec<Options>,
  context: MountContext,
): MountedView {
  const { host, root, read } = context;
  provideRelease(context.release);
  const node = createNode<Options>(defineView(spec.name, spec.View), root);
  const { call, registerMethods } = createMethodQueue(host.localName, context.calls);
  const placement = () => {
    const handedOver = spec.takesOver ? link.storefront?.state.session.state.placement : undefined;
    return ownPlacement(read) ?? handedOver;
  };
  const element = {
    host,
    root,
    emit: ((event, detail) => emitBookingEvent(host, event, detail, placement())) satisfies EmitBookingEvent,
    isOpen: () => Boolean(read('open')),
    setOpen: (open: boolean) => context.set('open', open),
  };
  const handle: ViewHandle = { ...element, read, storefront: () => link.storefront };
  const link = createStorefrontLink(spec, context, handle);
  let config: ViewConfig<Options>;
  let isPrepared = false;
  /** Set on removal, after which the element belongs to another view or to none. */
  let isRemoved = false;

  const fail: MountContext['fail'] = (...notice) => {
    if (!isRemoved) context.fail(...notice);
  };
  const failFatally = () => {
    const { hostedUrl } = config.options;
    showFatalError({ ...context, fail }, link.storefront, hostedUrl);
    element.emit('booking-error', { code: 'bad-response', phase: 'view', retryable: true });
  };
  const setState = stateSetter(context);
  const constant = {
    ...element,
    ...inline,
    engines: enginesFor({ host, read, changed: nothing }),
    placement,
    registerMethods,
    fail: failFatally,
    // React unmounts a view after its removal: states that it sets then must not hide the error.
    setState: ((state, isOn) => {
      if (!isRemoved) setState(state, isOn);
    }) satisfies typeof setState,
  };

  const update = () => {
    const options = link.update();
    const { labels } = parseOptions(host.localName, labelsProperty, read);
    const { storefront } = link;
    config = { ...constant, ...spec.presentation?.(options), options, labels, storefront };
    if (isPrepared) node.config = config;
  };

  const draw = async () => {
    if (isTooOld()) {
      // By then the element knows its view.
      await Promise.resolve();
      giveUp(host, fail);
    } else if (link.storefront)
      await Promise.all([spec.prepare(link.storefront, config.options), requireForViews()]);
    if (isRemoved) return;
    isPrepared = true;
    if (context.standing) takeOver(context.standing, node, link.storefront?.state);
    node.config = config;
  };

  update();
  draw().catch((error: unknown) => {
    if (!isRemoved) context.lost(error);
  });
  // Queued calls may change options, which reach the view only once the element has it.
  microtask(() => registerMethods(spec.methods?.(handle) ?? {}));
  return {
    node,
    update: oncePerTask(update),
    remove: () => {
      isRemoved = true;
      link.leave();
      node.remove();
    },
    call,
    get storefront() {
      return link.storefront;
    },
    get cart() {
      return link.storefront && frozen(link.storefront.cartSnapshot());
    },
  };
}

const nothing = (): void => undefined;

const inline = { presentation: 'inline', ownsPage: false } as const;

function createNode<Options extends ElementOptions>(
  tag: string,
  root: ShadowRoot,
): ViewElement<ViewConfig<Options>> {
  // Before any component adds its own sheet, whose rules must come after the kit's.
  for (const css of [contentCss, noticesCss]) adoptStyles(root, css);
  const node = document.createElement(tag) as ViewElement<ViewConfig<Options>>;
  node.className = 'view';
  keepScrollingInside(node);
  // Only a frame has a sandbox.
  if (isFramed()) submitInSandbox(node, root);
  return node;
}

/** Whether the browser lacks a feature that views need, because it is older than the documented versions. */
function isTooOld(): boolean {
  return !(
    'popover' in document.body &&
    // A page's own function around it lacks what the browser's has.
    ('parse' in URL || !isNative(URL)) &&
    CSS.supports('color:light-dark(red,oklab(from red l a b))')
  );
}

function oncePerTask(action: () => void): () => void {
  let isScheduled = false;
  return () => {
    if (isScheduled) return;
    isScheduled = true;
    microtask(() => {
      isScheduled = false;
      action();
    });
  };
}
