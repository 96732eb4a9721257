import type { CartSnapshot } from '../src/schema/events.ts';
import type { LifeState } from './life-state.ts';
import type { Storefront } from './storefront.ts';

/** What all our elements have beside the properties of their options. */
export interface CommonElement extends HTMLElement {
  /** The version of the script that made this element. */
  readonly version: string;
  /** Whether it is loading, ready, or shows why it cannot be used. */
  readonly state: LifeState;
  /** The shared storefront, once the element's view is there. */
  readonly storefront: Storefront | undefined;
  /** A frozen copy of the cart, without personal data; undefined until the element's view is there. */
  readonly cart: CartSnapshot | undefined;
  /**
   * Texts of your own, each by the English text that it stands for, whichever language is shown:
   * `{ Search: 'Find my ride' }`. Plain text; placeholders such as `{name}` are filled in as in the original, and a text
   * that counts is found by each of its forms (`Cart (#)`). What is not named stays as it is.
   */
  labels: Readonly<Record<string, string>> | undefined;
}

/** The class of an element with these options. */
export interface ElementClass<Options> {
  new (): CommonElement & OptionProperties<Options>;
  readonly version: string;
  readonly observedAttributes: readonly string[];
}

/** Each option as a property: what was set, else the attribute's text; what every HTML element has stays as it is. */
type OptionProperties<Options> = {
  [Name in Exclude<keyof Options, keyof HTMLElement | 'route'>]: Options[Name] extends boolean
    ? boolean
    : Options[Name] | string | undefined;
};
