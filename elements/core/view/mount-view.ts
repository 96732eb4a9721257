import { swapInView } from '../../../src/first-form/swap-in-view.ts';
import { labelsProperty, type ElementOptions } from '../../../src/options/attributes.ts';
import { parseOptions } from '../../../src/options/parse-options.ts';
import { provideRelease } from '../../../src/platform/current-release.ts';
import { enqueueMicrotask } from '../../../src/platform/natives/enqueue-microtask.ts';
import { requireViewNatives } from '../../../src/platform/natives/require-view-natives.ts';
import type { ViewConfig } from '../../../src/views/view-config.ts';
import { enginesFor } from '../engine/engines.ts';
import { showFatalError } from '../errors/show-fatal-error.ts';
import { isSupportedBrowser, reportUnsupportedBrowser } from '../errors/supported-browser.ts';
import { createStorefrontLink } from '../storefront/storefront-link.ts';
import { deepFreeze } from './deep-freeze.ts';
import { defineView } from './define-view.ts';
import { createStateSetter } from './state-setter.ts';
import { createMethodQueue } from './method-queue.ts';
import { oncePerTask } from './once-per-task.ts';
import { createViewHost } from './view-host.ts';
import type { MountContext, MountedView, ViewHandle } from './view-module.ts';
import { createViewNode } from './view-node.ts';
import type { ViewSpec } from './view-spec.ts';

const INLINE = { presentation: 'inline', ownsPage: false } as const;

/** Mounts the view of an element, joins its storefront, and updates both when the element's options change. */
export function mountView<Options extends ElementOptions>(
  spec: ViewSpec<Options>,
  context: MountContext,
): MountedView {
  const { host, root, read } = context;
  provideRelease(context.release);

  const node = createViewNode<ViewConfig<Options>>(defineView(spec.name, spec.View), root);
  const { call, registerMethods } = createMethodQueue(host.localName, context.calls);
  const storefront = () => link.storefront;
  const viewHost = createViewHost(context, { takesOver: spec.takesOver ?? false, storefront });
  const handle: ViewHandle = { ...viewHost, read, storefront };
  const link = createStorefrontLink(spec, context, handle);

  let config: ViewConfig<Options>;
  /** Whether all that the first screen needs has loaded. From then on, every new config is rendered at once. */
  let isPrepared = false;
  /** React unmounts a view after its removal, when the element may already have another one. */
  let isRemoved = false;
  const unlessRemoved =
    <Args extends unknown[]>(action: (...args: Args) => void) =>
    (...args: Args) => {
      if (!isRemoved) action(...args);
    };

  const update = () => {
    const options = link.update();
    const { labels } = parseOptions(labelsProperty, read, host.localName);
    const presentation = spec.presentation?.(options) ?? INLINE;
    config = { ...constantConfig, ...presentation, options, labels, storefront: link.storefront };
    if (isPrepared) node.config = config;
  };

  const render = async () => {
    if (link.storefront)
      await Promise.all([spec.prepare(link.storefront, config.options), requireViewNatives()]);
    if (isRemoved) return;
    isPrepared = true;
    if (context.form) swapInView(context.form, node, link.storefront?.state);
    node.config = config;
  };

  const failFatally = () => {
    showFatalError(context, link.storefront, config.options.hostedUrl);
    viewHost.emit('booking-error', { code: 'bad-response', phase: 'view', retryable: true });
  };

  const refuseBrowser = () => {
    context.fail();
    reportUnsupportedBrowser(host);
  };

  const constantConfig = {
    ...viewHost,
    engines: enginesFor({ host, read }),
    registerMethods,
    fail: unlessRemoved(failFatally),
    setState: unlessRemoved(createStateSetter(context)),
  };

  update();
  if (isSupportedBrowser()) render().catch(unlessRemoved(context.onLoadFailure));
  // In a microtask, because the element can only remove a view that this function has returned.
  else enqueueMicrotask(unlessRemoved(refuseBrowser));
  // In a microtask as well: queued calls may change options, which the element passes on to a view that it has.
  enqueueMicrotask(() => registerMethods(spec.methods?.(handle) ?? {}));

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
      return link.storefront && deepFreeze(link.storefront.cartSnapshot());
    },
  };
}
