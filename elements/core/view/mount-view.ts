import { labelsProperty, type ElementOptions } from '../../../src/options/attributes.ts';
import { parseOptions } from '../../../src/options/parse-options.ts';
import { requireViewNatives } from '../../../src/platform/natives/require-view-natives.ts';
import { microtask } from '../../../src/platform/natives/microtask.ts';
import { provideRelease } from '../../../src/platform/current-release.ts';
import { swapInView } from '../../../src/first-form/swap-in-view.ts';
import type { ViewConfig } from '../../../src/views/view-config.ts';
import { defineView } from './define-view.ts';
import { stateSetter } from './element-states.ts';
import { enginesFor } from '../engine/engines.ts';
import { showFatalError } from '../errors/fatal-error.ts';
import { frozen } from './deep-freeze.ts';
import { createMethodQueue } from './method-queue.ts';
import { oncePerTask } from './once-per-task.ts';
import { createStorefrontLink } from '../storefront/storefront-link.ts';
import { isSupportedBrowser, reportUnsupportedBrowser } from '../errors/supported-browser.ts';
import { createViewHost } from './view-host.ts';
import type { MountContext, MountedView, ViewHandle } from './view-module.ts';
import { createViewNode } from './view-node.ts';
import type { ViewSpec } from './view-spec.ts';

/** Mounts the view of an element, joins its storefront, and updates both when the element's options change. */
export function mountView<Options extends ElementOptions>(
  spec: ViewSpec<Options>,
  context: MountContext,
): MountedView {
  const { host, root, read } = context;
  provideRelease(context.release);

  const node = createViewNode<ViewConfig<Options>>(defineView(spec.name, spec.View), root);
  const { call, registerMethods } = createMethodQueue(host.localName, context.calls);
  const viewHost = createViewHost(context, spec.takesOver ?? false, () => link.storefront);
  const handle: ViewHandle = { ...viewHost, read, storefront: () => link.storefront };
  const link = createStorefrontLink(spec, context, handle);

  let config: ViewConfig<Options>;
  let isPrepared = false;
  /** React unmounts a view after its removal, when the element may already have another view. */
  let isRemoved = false;
  const unlessRemoved =
    <Args extends unknown[]>(action: (...args: Args) => void) =>
    (...args: Args) => {
      if (!isRemoved) action(...args);
    };

  const failFatally = () => {
    showFatalError(context, link.storefront, config.options.hostedUrl);
    viewHost.emit('booking-error', { code: 'bad-response', phase: 'view', retryable: true });
  };
  const constantConfig = {
    ...viewHost,
    ...inline,
    engines: enginesFor({ host, read, changed: () => undefined }),
    registerMethods,
    fail: unlessRemoved(failFatally),
    setState: unlessRemoved(stateSetter(context)),
  };

  const update = () => {
    const options = link.update();
    const { labels } = parseOptions(host.localName, labelsProperty, read);
    const { storefront } = link;
    config = { ...constantConfig, ...spec.presentation?.(options), options, labels, storefront };
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

  const refuse = () => {
    context.fail();
    reportUnsupportedBrowser(host);
  };

  update();
  if (isSupportedBrowser()) render().catch(unlessRemoved(context.onLoadFailure));
  // The caller knows the view once this function has returned.
  else microtask(unlessRemoved(refuse));
  // Queued calls may change options, which reach the view only then.
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

const inline = { presentation: 'inline', ownsPage: false } as const;
