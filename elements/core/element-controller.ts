import { rawValue, type ReadOption } from '../../src/options/raw-value.ts';
import { enqueueMicrotask } from '../../src/platform/natives/enqueue-microtask.ts';
import { hasTripInUrl } from '../../src/platform/page/trip-in-url.ts';
import { notifyElements, registry, type ConnectedElement } from '../../src/platform/registry.ts';
import type { ViewCall } from '../../src/views/view-config.ts';
import type { ElementStatus } from './element-class.ts';
import type { ElementSpec } from './element-spec.ts';
import { createVisibilityWatch } from './events/visibility-watch.ts';
import { createLoadTrigger } from './loading/load-trigger.ts';
import { createStatusBox } from './status-box.ts';
import { createViewLoader } from './view-loader.ts';
import type { MountedView } from './view/view-module.ts';

/** The private part of an element, which exists before its view does: its options, its status, and its queued calls. */
export interface ElementController extends ConnectedElement {
  readonly status: ElementStatus;
  readonly view: MountedView | undefined;
  /** A property takes precedence over the attribute of the same name. */
  read: ReadOption;
  /** Sets a property; null and undefined fall back to the attribute. */
  set: (attribute: string, value: unknown) => void;
  connect: () => void;
  disconnect: () => void;
  /** Calls a method of the view, now or once it has loaded; a call triggers loading. */
  call: (...call: ViewCall) => void;
}

export function createElementController(
  host: HTMLElement,
  spec: ElementSpec,
  sheet: CSSStyleSheet,
): ElementController {
  // If the page's markup declares a root, `attachShadow` would empty it.
  const root = host.shadowRoot || host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  const statusBox = createStatusBox(host, root);
  const properties = new Map<string, unknown>();
  const queue: ViewCall[] = [];

  const read: ReadOption = (attribute) =>
    properties.get(attribute) ?? rawValue(attribute, host.getAttribute(attribute));

  const set = (attribute: string, value: unknown) => {
    properties.set(attribute, value);
    // The others may use it.
    if (attribute === 'api-base') notifyElements();
    else changed();
  };

  const changed = () => {
    trigger.update();
    loader.update();
  };

  const connect = () => {
    registry().elements.add(controller);
    const wasAdded = trigger.start();
    if (wasAdded) {
      statusBox.setStatus('loading');
      // These do not wait until the element is near: calls from before it was added, and a trip link, which leads to the cart.
      if (queue.length > 0 || hasTripInUrl()) trigger.load();
    }
    notifyElements();
  };

  const disconnect = () =>
    enqueueMicrotask(() => {
      // The element was only moved, and is already connected again.
      if (host.isConnected) return;
      trigger.stop();
      visibilityWatch.stop();
      for (const queued of queue.splice(0)) cancelCall(queued, spec);
      loader.remove();
      statusBox.states?.clear();
      registry().elements.delete(controller);
    });

  const call = (...viewCall: ViewCall) => {
    if (loader.view) loader.view.call(viewCall);
    // Nothing can be open before the view has loaded.
    else if (viewCall[0] !== 'close') {
      queue.push(viewCall);
      // The call may lead away from the screen of the first form.
      loader.update();
      trigger.load();
    }
  };

  const visibilityWatch = createVisibilityWatch(host, root, read);
  const loader = createViewLoader({ host, root, spec, read, set, statusBox, queue });
  const trigger = createLoadTrigger(host, read, {
    showFirstForm: loader.prepare,
    onLoad: () => {
      loader.load();
      visibilityWatch.start();
    },
  });
  const controller: ElementController = {
    host,
    get status() {
      return statusBox.status;
    },
    get view() {
      return loader.view;
    },
    read,
    set,
    changed,
    connect,
    disconnect,
    call,
  };
  return controller;
}

/** Drops a call that has waited for the view. The promise of an async method resolves with undefined. */
function cancelCall([method, resolve]: ViewCall, { asyncMethods }: ElementSpec): void {
  // The first argument of an async method resolves its promise.
  if (asyncMethods?.includes(method)) (resolve as () => void)();
}
