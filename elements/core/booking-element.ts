import { propertyName } from '../../src/options/attribute-names.ts';
import { commonAttributeNames } from '../../src/options/attribute-lists.ts';
import { isFlag } from '../../src/options/raw-value.ts';
import type { Finding } from '../doctor/finding.ts';
import type { CartSnapshot } from '../../src/schema/cart-snapshot.ts';
import { setConsent } from '../../src/platform/third-party/consent/set-consent.ts';
import type { ConsentDecisions, ConsentState } from '../../src/schema/consent.ts';
import { version } from '../../src/storefront/version.ts';
import { consentState } from './consent-state.ts';
import type { CommonElement, ElementClass, ElementStatus } from './element-class.ts';
import { createElementController, type ElementController } from './element-controller.ts';
import type { ElementSpec } from './element-spec.ts';
import { diagnosePage } from './doctor-loader.ts';
import { hostSheet } from './host-sheet.ts';
import type { PublicStorefront } from './storefront/public-storefront.ts';

/** The base class. On a server, where there is none, our classes must still exist, although they are of no use. */
const HostElement =
  (globalThis as { HTMLElement?: typeof HTMLElement }).HTMLElement ??
  (Object as unknown as typeof HTMLElement);

const CONTROLLER = Symbol();

/** Returns the private part of an element. */
export function controllerOf(host: HTMLElement): ElementController {
  return Reflect.get(host, CONTROLLER) as ElementController;
}

/** Creates the class of an element, with the properties and methods that its spec names. */
export function bookingElement<Element extends CommonElement>(spec: ElementSpec): ElementClass<Element> {
  const attributes = [...commonAttributeNames, ...spec.attributes];
  let sheet: CSSStyleSheet | undefined;

  class BookingElement extends HostElement {
    static readonly version = version;
    static readonly observedAttributes = attributes;
    /** Loads the module of the view ahead, for code that may soon show an element. */
    static readonly load = spec.load;

    readonly [CONTROLLER] = createElementController(this, spec, (sheet ??= hostSheet(spec)));

    get version(): string {
      return version;
    }

    get state(): ElementStatus {
      return this[CONTROLLER].status;
    }

    get storefront(): PublicStorefront | undefined {
      return this[CONTROLLER].view?.storefront;
    }

    get cart(): CartSnapshot | undefined {
      return this[CONTROLLER].view?.cart;
    }

    get consentState(): ConsentState {
      const { view, read } = this[CONTROLLER];
      return view?.consentState ?? consentState(read);
    }

    setConsent(decisions: ConsentDecisions): void {
      setConsent(decisions);
    }

    diagnose(): Promise<Finding[]> {
      return diagnosePage();
    }

    connectedCallback(): void {
      adoptEarlyProperties(this);
      this[CONTROLLER].connect();
    }

    /** If this is defined, the browser can move the element without disconnecting it. */
    connectedMoveCallback(): void {}

    disconnectedCallback(): void {
      this[CONTROLLER].disconnect();
    }

    attributeChangedCallback(attribute: string): void {
      // An attribute that changes overrides the property that was set before.
      this[CONTROLLER].set(attribute, undefined);
    }
  }

  const { prototype } = BookingElement;
  try {
    for (const attribute of attributes) defineProperty(prototype, attribute, spec);
  } catch {
    // The page's scripts have broken `Object.defineProperty`. `defineElement` then leaves the element undefined, and logs why.
  }
  for (const name of spec.methods) defineMethod(prototype, name);
  for (const name of spec.asyncMethods ?? []) defineAsyncMethod(prototype, name);
  // The interface of each element declares the properties and methods that were defined by name.
  return BookingElement as unknown as ElementClass<Element>;
}

/** Defines a property for an attribute, except for those that every HTML element has. */
function defineProperty(prototype: HTMLElement, attribute: string, { initialValues }: ElementSpec): void {
  const name = propertyName(attribute);
  if (name in prototype) return;
  Object.defineProperty(prototype, name, {
    enumerable: true,
    get(this: HTMLElement): unknown {
      const value = controllerOf(this).read(attribute);
      return isFlag(attribute) ? Boolean(value) : (value ?? initialValues?.[name]);
    },
    set(this: HTMLElement, value: unknown) {
      controllerOf(this).set(attribute, value);
    },
  });
}

/** Properties that were set before the definition shadow the accessors, so they are set again. */
function adoptEarlyProperties(host: HTMLElement): void {
  for (const name of Object.keys(host)) {
    if (!(name in Object.getPrototypeOf(host))) continue;
    const value: unknown = Reflect.get(host, name);
    Reflect.deleteProperty(host, name);
    Reflect.set(host, name, value);
  }
}

/** Defines a method that returns nothing. */
function defineMethod(prototype: HTMLElement, name: string): void {
  Reflect.set(prototype, name, function (this: HTMLElement, ...args: unknown[]) {
    controllerOf(this).call(name, ...args);
  });
}

/** Defines a method that returns a promise. The view gets the two functions that settle it, then the arguments. */
function defineAsyncMethod(prototype: HTMLElement, name: string): void {
  Reflect.set(prototype, name, function (this: HTMLElement, ...args: unknown[]) {
    return new Promise((resolve, reject) => controllerOf(this).call(name, resolve, reject, ...args));
  });
}
