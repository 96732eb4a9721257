import { swapInView } from '../../../src/first-form/swap-in-view.ts';
import { labelsProperty, type ElementOptions } from '../../../src/options/attributes.ts';
import { parseOptions } from '../../../src/options/parse-options.ts';
import { currentRelease, provideRelease } from '../../../src/platform/current-release.ts';
import { enqueueMicrotask } from '../../../src/platform/natives/enqueue-microtask.ts';
import { requireViewNatives } from '../../../src/platform/natives/require-view-natives.ts';
import { applyConsent } from '../../../src/platform/third-party/consent/apply-consent.ts';
import type { ViewConfig } from '../../../src/views/view-config.ts';
import { consentState } from '../consent-state.ts';
import { createConsentWatch } from '../consent-watch.ts';
import { enginesFor } from '../engine/engines.ts';
import { showFatalError } from '../errors/show-fatal-error.ts';
import { isSupportedBrowser, reportUnsupportedBrowser } from '../errors/supported-browser.ts';
import { loadLocaleFile } from '../loading/load-locale-file.ts';
import { createStorefrontLink } from '../storefront/storefront-link.ts';
import { createVitalsWatch } from '../../vitals/vitals-watch.ts';
import { batchCalls } from './batch-calls.ts';
import { deepFreeze } from './deep-freeze.ts';
import { defineView, type ViewElement } from './define-view.ts';
import { createStateSetter } from './state-setter.ts';
import { createMethodQueue } from './method-queue.ts';
import { createViewHost } from './view-host.ts';
import type { MountContext, MountedView } from './view-module.ts';
import { createViewNode } from './view-node.ts';
import type { ViewHandle, ViewSpec } from './view-spec.ts';

const INLINE = { presentation: 'inline', ownsPage: false } as const;

/** Mounts the view of an element, joins its storefront, and updates both when the element's options change. */
export function mountView<Options extends ElementOptions>(
  spec: ViewSpec<Options>,
  context: MountContext,
): MountedView {
  const { host, root, read } = context;
  provideRelease(context.release);
  const node = createViewNode<ViewConfig<Options>>(defineView(spec.tag, spec.View), root);
  const { call, registerMethods } = createMethodQueue(host.localName, context.calls);
  const { viewHost, handle, link } = connectView(spec, context);

  const vitals = createVitalsWatch(viewHost.emit);
  const consentTools = createConsentWatch();
  const removal = new AbortController();
  const { signal: removed } = removal;
  const fail = () => {
    showFatalError(context, link.storefront, renderer.config.options.hostedUrl);
    viewHost.emit('booking-error', { code: 'bad-response', phase: 'view', retryable: true });
  };
  const constantConfig = {
    ...viewHost,
    engines: enginesFor({ host, read }),
    registerMethods,
    fail: unlessAborted(removed, fail),
    setState: unlessAborted(removed, createStateSetter(context)),
  };
  const updateConfig = (): ViewConfig<Options> => {
    const options = link.update();
    vitals.update(options.vitals);
    consentTools.update(options.consent === 'auto');
    applyConsent();
    const { labels } = parseOptions(labelsProperty, read, host.localName);
    const presentation = spec.presentation?.(options) ?? INLINE;
    return { ...constantConfig, ...presentation, options, labels, storefront: link.storefront };
  };
  const renderer = createViewRenderer(node, updateConfig());

  startView(spec, context, { renderer, removed });
  // In a microtask: queued calls may change options, which the element can only pass on once `mountView` has returned.
  enqueueMicrotask(() => registerMethods(spec.methods?.(handle) ?? {}));

  return {
    node,
    update: batchCalls(unlessAborted(removed, () => renderer.update(updateConfig()))),
    remove: () => {
      removal.abort();
      link.leave();
      vitals.update(false);
      consentTools.update(false);
      node.remove();
    },
    call,
    get storefront() {
      return link.storefront;
    },
    get consentState() {
      return consentState(read);
    },
    get cart() {
      return link.storefront && deepFreeze(link.storefront.cartSnapshot());
    },
  };
}

/** Creates the element as its view and its methods see it, and its link to a storefront. Each of them needs the other. */
function connectView<Options extends ElementOptions>(spec: ViewSpec<Options>, context: MountContext) {
  const storefront = () => link.storefront;
  const inheritsAttribution = spec.inheritsAttribution ?? false;
  const viewHost = createViewHost(context, { inheritsAttribution, storefront });
  const handle: ViewHandle = { ...viewHost, read: context.read, storefront };
  const link = createStorefrontLink(spec, handle);
  return { viewHost, handle, link };
}

type ViewRenderer<Config> = ReturnType<typeof createViewRenderer<Config>>;

/** Holds the latest config of a view until its first screen is prepared; then renders it, and every later one at once. */
function createViewRenderer<Config>(node: ViewElement<Config>, initialConfig: Config) {
  let config = initialConfig;
  let hasStarted = false;
  return {
    node,
    get config() {
      return config;
    },
    update: (nextConfig: Config) => {
      config = nextConfig;
      if (hasStarted) node.config = config;
    },
    start: () => {
      hasStarted = true;
      node.config = config;
    },
  };
}

interface ViewStart<Options extends ElementOptions> {
  renderer: ViewRenderer<ViewConfig<Options>>;
  removed: AbortSignal;
}

/** Renders the view in place of the first form once its first screen is prepared. Fails in browsers that are not supported. */
function startView<Options extends ElementOptions>(
  spec: ViewSpec<Options>,
  context: MountContext,
  { renderer, removed }: ViewStart<Options>,
): void {
  const prepareAndRender = async () => {
    await prepareFirstScreen(spec, renderer.config);
    if (removed.aborted) return;
    if (context.form) swapInView(context.form, renderer.node, renderer.config.storefront?.state);
    renderer.start();
  };
  const refuseBrowser = () => {
    context.fail();
    reportUnsupportedBrowser(context.host);
  };
  if (isSupportedBrowser()) prepareAndRender().catch(unlessAborted(removed, context.onLoadFailure));
  // In a microtask, because the element can only remove a view that `mountView` has returned.
  else enqueueMicrotask(unlessAborted(removed, refuseBrowser));
}

/**
 * Loads all that the first screen needs; rejects if that fails, or if the page has broken what views need. Without a
 * storefront, the screen is only an error, which needs nothing.
 */
async function prepareFirstScreen<Options extends ElementOptions>(
  spec: ViewSpec<Options>,
  { storefront, options }: ViewConfig<Options>,
): Promise<void> {
  const localeFile = loadLocaleFile(options.localeUrl, currentRelease());
  if (localeFile) await localeFile;
  if (storefront) await Promise.all([spec.prepare(storefront, options), requireViewNatives()]);
}

/**
 * Makes calls after the removal of a view do nothing: React unmounts it later, and changed options may still be pending, when
 * the element may already have another view.
 */
function unlessAborted<Args extends unknown[]>(
  signal: AbortSignal,
  action: (...args: Args) => void,
): (...args: Args) => void {
  return (...args) => {
    if (!signal.aborted) action(...args);
  };
}
