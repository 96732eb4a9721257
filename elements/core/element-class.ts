import type { CartSnapshot } from '../../src/schema/cart-snapshot.ts';
import type { ConsentState } from '../../src/schema/consent.ts';
import type { Finding } from '../doctor/finding.ts';
import type { PublicStorefront } from './storefront/public-storefront.ts';

/** The status of a connected element, which always has exactly one. */
export type ElementStatus = 'loading' | 'ready' | 'error';

/** The properties that all elements have besides those of their options. */
export interface CommonElement extends HTMLElement {
  /** The version of the script that defined this element. */
  readonly version: string;
  /** Whether the element is loading, ready, or showing an error. */
  readonly state: ElementStatus;
  /** The shared storefront, once the element's view has loaded; undefined without a valid `api-base`. */
  readonly storefront: PublicStorefront | undefined;
  /** A frozen copy of the cart, without personal data; undefined as long as `storefront` is. */
  readonly cart: CartSnapshot | undefined;
  /** Whether analytics events may be sent to the receivers of `analytics`, and whether Google Maps may be loaded. */
  readonly consentState: ConsentState;
  /**
   * Custom texts, keyed by the English text that they replace, whichever language is shown: `{ Search: 'Find my ride' }`.
   * Plain text; placeholders such as `{name}` work as in the original, and each plural form has its own key (`Cart (#)`).
   * Texts that are not listed stay unchanged.
   */
  labels: Readonly<Record<string, string>> | undefined;
  /**
   * Sets the visitor's consent for all elements on the page, whatever their `consent` attributes and your page's consent tool
   * say; also before the element has loaded. A purpose that you leave out stays as it is.
   */
  setConsent(decisions: { analytics?: boolean; maps?: boolean }): void;
  /**
   * Examines the whole page, and resolves with what keeps the storefront from working well, each with its remedy. Changes
   * nothing and never rejects. `?booking-doctor` in the page's URL shows the same in a panel.
   */
  diagnose(): Promise<Finding[]>;
}

/** An element with the properties of all elements, and one for each of these options. */
export type ElementWith<Options> = CommonElement & OptionProperties<Options>;

/** The class of an element. */
export interface ElementClass<Element extends CommonElement> {
  new (): Element;
  readonly version: string;
  readonly observedAttributes: readonly string[];
}

/**
 * The property of each option, which returns the value that was set, or else the text of the attribute. Properties that
 * every HTML element has stay unchanged.
 */
type OptionProperties<Options> = {
  [Name in Exclude<keyof Options, keyof HTMLElement>]: Options[Name] extends boolean
    ? boolean
    : Options[Name] | string | undefined;
};
