import { rawValue } from '../../src/options/raw-value.ts';
import { requireNatives } from '../../src/platform/natives/broken-natives.ts';
import { microtask } from '../../src/platform/natives/microtask.ts';
import { registry } from '../../src/platform/registry.ts';
import { guessLanguage } from '../../src/storefront/guess-language.ts';
import { apiBaseChanged } from './storefront/shared-api-base.ts';
import type { ElementController, ElementSpec } from './element-spec.ts';
import { createPresenter } from './first-form-slot.ts';
import { loadErrorNotice } from './errors/load-error-notice.ts';
import { prefetchChunks } from './loading/prefetch-chunks.ts';
import { reportStartFailure } from './errors/report-error.ts';
import { whenNeeded } from './loading/schedule-load.ts';

/**
 * Creates what must be there at once: the shadow root with reserved space, the options, and a queue of calls. The first
 * form and the view follow when the element is needed.
 */
export function createElementController(
  host: HTMLElement,
  spec: ElementSpec,
  sheet: CSSStyleSheet,
): ElementController {
  const properties = new Map<string, unknown>();
  // A declarative one would be emptied.
  const root = host.shadowRoot || host.attachShadow({ mode: 'open' });
  const placeholder = document.createElement('div');
  const states = statesOf(host);
  /** Ends the waiting until the element is needed; undefined while it is on no page. */
  let stopWaiting: (() => void) | undefined;
  let isNear = false;
  /** Also once that is done, but not after a failure. */
  let isLoading = false;

  root.adoptedStyleSheets = [sheet];
  root.append(placeholder);
  placeholder.part = 'skeleton';

  const controller: ElementController = {
    host,
    root,
    spec,
    states,
    status: 'loading',
    calls: [],
    get view() {
      return presenter.view;
    },
    /** A property takes precedence over the attribute of the same name; null and undefined mean unset. */
    read: (attribute) => properties.get(attribute) ?? rawValue(attribute, host.getAttribute(attribute)),
    set: (attribute, value) => {
      properties.set(attribute, value);
      if (attribute === 'api-base') apiBaseChanged();
      else controller.changed();
    },
    setStatus: (status, ...notice) => {
      states?.delete(controller.status);
      states?.add(status);
      controller.status = placeholder.className = status;
      placeholder.replaceChildren(...notice, document.createElement('slot'));
    },
    connect: () => {
      adoptEarlyProperties(host);
      registry().elements.add(controller);
      // If not, it was only moved.
      if (!stopWaiting) {
        stopWaiting = whenNeeded(host, presenter.start, () => {
          isNear = true;
          controller.changed();
        });
        controller.setStatus('loading');
        // A trip link leads to the cart, whatever the current route.
        if (controller.calls[0] || location.hash.includes('booking-trip=')) controller.load();
      }
      apiBaseChanged();
    },
    // An element that is only being moved is connected again before the next microtask.
    disconnect: () =>
      microtask(() => {
        if (host.isConnected) return;
        stopWaiting?.();
        stopWaiting = undefined;
        isNear = isLoading = false;
        for (const [name, answer] of controller.calls.splice(0)) {
          // It will no longer be created.
          if (name === 'tripLink') (answer as () => void)();
        }
        presenter.remove();
        states?.clear();
        registry().elements.delete(controller);
      }),
    call: (...call) => {
      if (controller.view) controller.view.call(call);
      // Nothing can be open before the view is loaded.
      else if (call[0] !== 'close') {
        controller.calls.push(call);
        // It may navigate away from the screen of the first form.
        presenter.changed();
        controller.load();
      }
    },
    changed: () => {
      if ((isNear && controller.read('presentation') !== 'overlay') || controller.read('open'))
        controller.load();
      presenter.changed();
    },
    load: () => {
      if (isLoading || !stopWaiting) return;
      stopWaiting();
      isLoading = true;
      controller.setStatus('loading');
      prefetchChunks(host.localName, guessLanguage(controller.read));
      presenter.start();
      presenter.watch();
      spec
        .load()
        .catch(spec.load)
        .then((view) => {
          if (!isLoading) return;
          requireNatives();
          presenter.mount(view);
        })
        .catch(controller.onLoadFailure);
    },
    onLoadFailure: (error) => {
      if (!isLoading) return;
      controller.fail(controller.loadError());
      reportStartFailure(host, error);
    },
    fail: (...notice) => {
      isLoading = false;
      controller.setStatus('error', ...notice);
      presenter.fail(...notice);
    },
    loadError: () => loadErrorNotice(guessLanguage(controller.read), controller.load),
  };
  const presenter = createPresenter(controller);
  return controller;
}

/** Without custom states only styling is limited: old browsers lack them, and pages may have broken them. */
function statesOf(host: HTMLElement): CustomStateSet | undefined {
  try {
    return host.attachInternals().states;
  } catch {
    return undefined;
  }
}

/** Properties that were set before the definition shadow the accessors, so they are set again. */
function adoptEarlyProperties(host: HTMLElement): void {
  const properties = host as unknown as Record<string, unknown>;
  for (const [name, value] of Object.entries(properties)) {
    if (!(name in Object.getPrototypeOf(host))) continue;
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- what must go is known by its name only
    delete properties[name];
    properties[name] = value;
  }
}
