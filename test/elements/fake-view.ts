import { vi } from 'vitest';
import { bookingElement } from '../../elements/core/booking-element.ts';
import type { MountedView, MountContext, ViewModule } from '../../elements/core/view/view-module.ts';

/** A view without React that counts how often it is created and notified of changes. */
export function fakeView() {
  const mounted: (MountedView & { context: MountContext })[] = [];
  const module: ViewModule = {
    mountView: (context) => {
      const node = document.createElement('div');
      const view = {
        node,
        context,
        storefront: undefined,
        cart: undefined,
        consentState: { analytics: true, maps: true },
        update: vi.fn(),
        call: vi.fn(),
        remove: () => node.remove(),
      };
      mounted.push(view);
      return view;
    },
  };
  return { mounted, load: vi.fn(() => Promise.resolve(module)) };
}

type Watcher = { element: Element; see: (top: number) => void };

/** Stands in for the browser's observer: tests decide what has scrolled into view. */
export function stubViewport(): Watcher[] {
  const watchers: Watcher[] = [];
  class FakeObserver {
    readonly #tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell;
    }
    observe(element: Element): void {
      const entry = (top: number) =>
        ({
          isIntersecting: true,
          boundingClientRect: { top, bottom: top + 100 },
        }) as IntersectionObserverEntry;
      watchers.push({
        element,
        see: (top) => this.#tell([entry(top)], this as unknown as IntersectionObserver),
      });
    }
    disconnect(): void {
      watchers.splice(0);
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  return watchers;
}

/** Lets promises and microtasks run. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

let tags = 0;

/** A new tag for each test, because definitions cannot be undone. */
export function define(view = fakeView()) {
  const tag = `test-element-${++tags}`;
  const Element = bookingElement({
    attributes: ['open'],
    methods: ['show', 'back'],
    asyncMethods: ['tripLink'],
    reservedHeight: '300px',
    load: view.load,
  });
  return { tag, view, define: () => customElements.define(tag, Element) };
}

export function add(tag: string, attributes: Record<string, string> = {}): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
}
