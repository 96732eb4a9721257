import type { ElementOptions } from '../src/schema/element-options.ts';
import { version } from '../src/views/version.ts';
import { isFlag, propertyName } from './attribute-names.ts';
import type { ElementClass } from './element-class.ts';
import { hostSheet } from './host-sheet.ts';
import { createShell, type ElementSpec, type Shell } from './shell.ts';
import type { Storefront } from './storefront.ts';
import type { CartSnapshot } from '../src/schema/events.ts';
import type { LifeState } from './life-state.ts';

/** Imported where there is no browser, the classes must exist without being of use. */
const HostElement =
  (globalThis as { HTMLElement?: typeof HTMLElement }).HTMLElement ??
  (Object as unknown as typeof HTMLElement);

const SHELL = Symbol('shell');

/** The part of an element that the page does not see. */
export function shellOf(host: HTMLElement): Shell {
  return (host as unknown as { [SHELL]: Shell })[SHELL];
}

/** The class of an element: what all four share. */
export function bookingElement<Options extends ElementOptions>(spec: ElementSpec): ElementClass<Options> {
  const attributes = spec.attributes.split(' ');
  let sheet: CSSStyleSheet | undefined;

  class BookingElement extends HostElement {
    static readonly version = version;
    static readonly observedAttributes = attributes;
    /** Fetches what the element will need, for who knows that it is about to be shown. */
    static readonly load = spec.load;

    readonly [SHELL] = createShell(this, spec, (sheet ??= hostSheet(spec.reserved)));

    /** The version of the script that made this element. */
    get version(): string {
      return version;
    }

    get state(): LifeState {
      return this[SHELL].life;
    }

    /** The shared storefront, once the element's view is there. */
    get storefront(): Storefront | undefined {
      return this[SHELL].view?.storefront;
    }

    /** A frozen copy of the cart, without personal data; undefined until the element's view is there. */
    get cart(): CartSnapshot | undefined {
      return this[SHELL].view?.cart;
    }

    connectedCallback(): void {
      this[SHELL].connect();
    }

    /** Its presence tells the browser that a move needs no disconnecting. */
    connectedMoveCallback(): void {}

    disconnectedCallback(): void {
      this[SHELL].disconnect();
    }

    attributeChangedCallback(attribute: string): void {
      this[SHELL].set(attribute, undefined);
    }
  }
  for (const attribute of attributes) defineProperty(BookingElement.prototype, attribute);
  // The properties of the options are defined above, one by one.
  return BookingElement as unknown as ElementClass<Options>;
}

/** A property of the same name as the attribute; those that every HTML element has are left alone. */
function defineProperty(prototype: HTMLElement, attribute: string): void {
  const name = propertyName(attribute);
  if (name in prototype) return;
  Object.defineProperty(prototype, name, {
    enumerable: true,
    get(this: HTMLElement): unknown {
      const value = shellOf(this).read(attribute);
      return isFlag(attribute) ? Boolean(value) : value;
    },
    set(this: HTMLElement, value: unknown) {
      shellOf(this).set(attribute, value);
    },
  });
}
