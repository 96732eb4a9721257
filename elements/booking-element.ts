import { version } from '../src/views/version.ts';
import type { ViewConfig } from '../src/views/view-config.ts';
import { connectedElements } from './connected-elements.ts';
import { isFlag, propertyName } from './attribute-names.ts';
import { Shell, type ElementSpec } from './shell.ts';
import type { Storefront } from './view-module.ts';

/** Imported where there is no browser, the classes must exist without being of use. */
const HostElement = 'HTMLElement' in globalThis ? HTMLElement : (Object as unknown as typeof HTMLElement);

const shells = new WeakMap<HTMLElement, Shell>();

/** The part of an element that the page does not see. */
export function shellOf(host: HTMLElement): Shell {
  const shell = shells.get(host);
  if (!shell) throw new TypeError('Not a booking element');
  return shell;
}

/** The class of an element: what all four share. */
export function bookingElement(spec: ElementSpec) {
  class BookingElement extends HostElement {
    static readonly version = version;
    static readonly observedAttributes = spec.attributes;

    constructor() {
      super();
      shells.set(this, new Shell(this, spec));
    }

    /** The version of the script that made this element. */
    get version(): string {
      return version;
    }

    get state(): 'loading' | 'ready' | 'error' {
      return shellOf(this).states.life;
    }

    /** The shared storefront, once the element's view is there. */
    get storefront(): Storefront | undefined {
      return shellOf(this).storefront;
    }

    /** A frozen copy of the cart, without personal data. */
    get cart(): ReturnType<Storefront['cartSnapshot']> {
      const snapshot = this.storefront?.cartSnapshot();
      return deepFreeze(snapshot ?? { count: 0, total: null, currency: '', items: [] });
    }

    /** Texts to say otherwise, by English text. */
    get labels(): ViewConfig['labels'] {
      return shellOf(this).labels;
    }

    set labels(labels: ViewConfig['labels'] | null | undefined) {
      shellOf(this).labels = labels ?? {};
      shellOf(this).changed();
    }

    connectedCallback(): void {
      shellOf(this).connect();
    }

    /** Its presence tells the browser that a move needs no disconnecting. */
    connectedMoveCallback(): void {}

    disconnectedCallback(): void {
      shellOf(this).disconnect();
    }

    attributeChangedCallback(attribute: string): void {
      shellOf(this).raw.attributeChanged(attribute);
      optionChanged(this, attribute);
    }
  }
  for (const attribute of spec.attributes) defineProperty(BookingElement.prototype, attribute);
  return BookingElement;
}

/** A property of the same name as the attribute; those that every HTML element has are left alone. */
function defineProperty(prototype: HTMLElement, attribute: string): void {
  const name = propertyName(attribute);
  if (name in prototype) return;
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement): unknown {
      const value = shellOf(this).raw.read(attribute);
      return isFlag(attribute) ? Boolean(value) : value;
    },
    set(this: HTMLElement, value: unknown) {
      shellOf(this).raw.setProperty(attribute, value);
      optionChanged(this, attribute);
    },
  });
}

function optionChanged(host: HTMLElement, attribute: string): void {
  shellOf(host).changed();
  if (attribute === 'api-base') connectedElements.apiBaseChanged();
}

function deepFreeze<Value extends object>(value: Value): Value {
  for (const part of Object.values(value) as unknown[]) {
    if (typeof part === 'object' && part !== null) deepFreeze(part);
  }
  return Object.freeze(value);
}
