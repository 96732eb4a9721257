import { earlyLocales } from '../../locales/locales.ts';
import { preventDragInFields } from '../../src/platform/element/prevent-drag-in-fields.ts';
import { keepKeysInside } from '../../src/platform/element/keep-keys-inside.ts';
import { adoptStyles } from '../../src/platform/element/adopt-styles.ts';
import { requireNatives } from '../../src/platform/natives/broken-natives.ts';
import { closestLanguage } from '../../src/schema/language.ts';
import { guessLanguage } from '../../src/storefront/guess-language.ts';
import kitCss from '../../src/ui/kit.css?inline';
import viewCss from '../../src/views/view.css?inline';
import type { ViewCall } from '../../src/views/view-config.ts';
import type { ElementSpec } from './element-spec.ts';
import { alertWithRetry } from './errors/alert-with-retry.ts';
import { reportStartFailure } from './errors/report-error.ts';
import { createFirstFormSlot } from './first-form-slot.ts';
import { loadLocaleFile } from './loading/load-locale-file.ts';
import { prefetchAnswers } from './loading/prefetch-answers.ts';
import { prefetchChunks } from './loading/prefetch-chunks.ts';
import type { StatusBox } from './status-box.ts';
import { release } from './storefront/release.ts';
import { withSharedApiBase } from './storefront/shared-api-base.ts';
import type { MountContext, MountedView, ViewModule } from './view/view-module.ts';

/** Shows the first form of an element, then loads, mounts, updates and removes its view. */
export interface ViewLoader {
  /** Undefined until it is mounted, and after it has failed or was removed. */
  readonly view: MountedView | undefined;
  /** Prefetches the answers that the view will need, and shows the first form. */
  prepare: () => void;
  /** Loads and mounts the view, unless that has already started. */
  load: () => void;
  /** Applies changed options to the view or the first form. */
  update: () => void;
  /** Removes the view, or cancels its loading. */
  remove: () => void;
}

interface LoaderContext extends Pick<MountContext, 'host' | 'root' | 'read' | 'set'> {
  spec: ElementSpec;
  statusBox: StatusBox;
  /** The calls that wait for the view. */
  queue: ViewCall[];
}

export function createViewLoader({ spec, statusBox, queue, ...element }: LoaderContext): ViewLoader {
  const { host, root, read } = element;
  let view: MountedView | undefined;
  /** Whether loading has started; stays true until the view fails or is removed. */
  let hasStarted = false;
  let isRootPrepared = false;

  const readWithApiBase = withSharedApiBase(read);
  const firstForm = createFirstFormSlot(
    spec.showFirstForm,
    { host, root, read: readWithApiBase, calls: queue },
    () => !view && host.isConnected,
  );

  const prepare = () => {
    if (!isRootPrepared) prepareRoot(root);
    isRootPrepared = true;
    // First: what else is requested depends on whether there is a file.
    void loadLocaleFile(read('locale-url'), release);
    warnOnFailure(() => prefetchAnswers(host.localName, readWithApiBase));
    showFirstForm().catch(warn);
  };

  const showFirstForm = async () => {
    const hasShown = await firstForm.show();
    if (hasShown && statusBox.status === 'error') firstForm.showNotice(loadError());
  };

  const load = () => {
    if (hasStarted) return;
    hasStarted = true;
    statusBox.setStatus('loading');
    prepare();
    prefetchChunks(host.localName, closestLanguage(guessLanguage(read)));
    loadModule(spec).then(mount).catch(failToLoad);
  };

  const mount = ({ mountView }: ViewModule) => {
    // The element may have been removed while loading. If it was re-added as well, the module arrives twice.
    if (!hasStarted || view) return;
    const { states, setStatus } = statusBox;
    const { form } = firstForm;
    view = mountView({
      ...element,
      states,
      setStatus,
      fail,
      onLoadFailure: failToLoad,
      retry,
      calls: queue.splice(0),
      release,
      form,
    });
    // A view that replaces a form places itself.
    if (!form) root.prepend(view.node);
  };

  const unmount = () => {
    if (!view) return;
    view.remove();
    view = undefined;
    firstForm.releaseReplaced();
  };

  const retry = () => {
    if (host.isConnected) load();
  };
  const loadError = () => alertWithRetry(earlyLocales[closestLanguage(guessLanguage(read))].loadError, retry);

  const fail = (...notice: Node[]) => {
    hasStarted = false;
    statusBox.setStatus('error', ...notice);
    if (view) firstForm.remove();
    unmount();
    firstForm.showNotice(...notice);
  };

  const failToLoad = (error: unknown) => {
    if (!hasStarted) return;
    fail(loadError());
    reportStartFailure(host, error);
  };

  return {
    get view() {
      return view;
    },
    prepare,
    load,
    update: () => {
      if (view) view.update();
      else warnOnFailure(firstForm.update);
    },
    remove: () => {
      hasStarted = false;
      unmount();
    },
  };
}

/** Loads the module of a view; tries twice. Rejects if scripts of the page have meanwhile broken what the view needs. */
async function loadModule({ load }: ElementSpec): Promise<ViewModule> {
  const module = await load().catch(load);
  requireNatives();
  return module;
}

/** Adopts the styles of all views, and keeps the visitor's input from the page. */
function prepareRoot(root: ShadowRoot): void {
  for (const css of [viewCss, kitCss]) adoptStyles(root, css);
  preventDragInFields(root);
  keepKeysInside(root);
}

/** Runs an optimization. Its failure must not keep an element from loading, whatever the page has broken. */
function warnOnFailure(optimization: () => void): void {
  try {
    optimization();
  } catch (error) {
    warn(error);
  }
}

const warn = (error: unknown) => console.warn('[booking-elements]', error);
