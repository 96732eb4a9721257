import type { ElementOptions } from '../../src/options/attributes.ts';
import { version } from '../../src/storefront/version.ts';
import { propertyName } from '../../src/options/attribute-names.ts';
import { commonNames } from '../../src/options/name-lists.ts';
import { isFlag } from '../../src/options/raw-value.ts';
import type { ElementClass } from './element-class.ts';
import { hostSheet } from './host-sheet.ts';
import { createElementController, type ElementSpec, type ElementController } from './element-controller.ts';
import type { PublicStorefront } from './public-storefront.ts';
import type { CartSnapshot } from '../../src/schema/events.ts';
import type { ElementStatus } from './element-status.ts';

/** On a server the classes must exist, although they are of no use there. */
const HostElement =
  (globalThis as { HTMLElement?: typeof HTMLElement }).HTMLElement ??
  (Object as unknown as typeof HTMLElement);

const CONTROLLER = Symbol();

/** The private part of an element. */
export function controllerOf(host: HTMLElement): ElementController {
  return (host as unknown as { [CONTROLLER]: ElementController })[CONTROLLER];
}

/** Creates the class of an element, with everything that all four share. */
export function bookingElement<Options extends ElementOptions>(spec: ElementSpec): ElementClass<Options> {
  const attributes = `${commonNames} ${spec.attributes}`.split(' ');
  let sheet: CSSStyleSheet | undefined;

  class BookingElement extends HostElement {
    static readonly version = version;
    static readonly observedAttributes = attributes;
    /** Preloads what the element will need, for code that is about to show it. */
    static readonly load = spec.load;

    readonly [CONTROLLER] = createElementController(this, spec, (sheet ??= hostSheet(spec.reserved)));

    /** The version of the script that defined this element. */
    get version(): string {
      return version;
    }

    get state(): ElementStatus {
      return this[CONTROLLER].status;
    }

    /** The shared storefront, once the element's view has loaded. */
    get storefront(): PublicStorefront | undefined {
      return this[CONTROLLER].view?.storefront;
    }

    /** A frozen copy of the cart, without personal data; undefined until the element's view has loaded. */
    get cart(): CartSnapshot | undefined {
      return this[CONTROLLER].view?.cart;
    }

    connectedCallback(): void {
      this[CONTROLLER].connect();
    }

    /** If this is defined, the browser can move the element without disconnecting it. */
    connectedMoveCallback(): void {}

    disconnectedCallback(): void {
      this[CONTROLLER].disconnect();
    }

    attributeChangedCallback(attribute: string): void {
      this[CONTROLLER].set(attribute, undefined);
    }
  }
  for (const attribute of attributes) defineProperty(BookingElement.prototype, attribute);
  // The properties of the options are defined above, one by one.
  return BookingElement as unknown as ElementClass<Options>;
}

/** Defines a property for an attribute, except for those that every HTML element has. */
function defineProperty(prototype: HTMLElement, attribute: string): void {
  const name = propertyName(attribute);
  if (name in prototype) return;
  Object.defineProperty(prototype, name, {
    enumerable: true,
    get(this: HTMLElement): unknown {
      const value = controllerOf(this).read(attribute);
      return isFlag(attribute) ? Boolean(value) : value;
    },
    set(this: HTMLElement, value: unknown) {
      controllerOf(this).set(attribute, value);
    },
  });
}
