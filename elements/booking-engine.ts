import type { EngineOptions } from '../src/options/engine-attributes.ts';
import { engineAttributeNames } from '../src/options/attribute-lists.ts';
import { bookingElement } from './core/booking-element.ts';
import type { ElementClass, ElementWith } from './core/element-class.ts';
import { showHomeForm } from '../src/first-form/home-form.ts';

/**
 * `<booking-engine>`: the whole storefront.
 *
 * @example <booking-engine api-base="https://api.example.com/widget" route="/transfers" routing="hash"><a href="https://book.example.com/">Book online</a></booking-engine>
 */
export interface BookingEngine extends ElementWith<EngineOptions> {
  /** The current route; setting it navigates there. */
  route: string;
  /**
   * Navigates to a path of the route table. Throws a TypeError for any other; before the element has loaded, logs a
   * warning instead.
   */
  navigate(path: string): void;
  /** Goes back one step, or home if there is no previous screen. */
  back(): void;
  /**
   * Brings the storefront into view, at this path if one is passed: opens the overlay, or scrolls to the element and focuses
   * its heading.
   */
  show(path?: string): void;
  /** Closes the overlay, unless a `booking-close` listener cancels it. */
  close(): void;
  /** Refetches what is on screen; after a failed start, starts again. */
  reload(): void;
  /** Removes everything from the cart, except for the lines of a pending order. */
  clearCart(): void;
  /**
   * Resolves with a link that carries the cart, without customer data: to the hosted page (`hosted`, the default if
   * `hosted-url` is set), or to the engine on this page (`page`). Resolves with undefined if the cart is empty, or too
   * large for 1,800 characters.
   */
  tripLink(options?: { to?: 'hosted' | 'page' }): Promise<string | undefined>;
}

export const BookingEngine: ElementClass<BookingEngine> = bookingElement({
  attributes: engineAttributeNames,
  // An engine is at home until it has a storefront.
  initialValues: { route: '/' },
  methods: ['navigate', 'back', 'show', 'close', 'reload', 'clearCart'],
  asyncMethods: ['tripLink'],
  reservedHeight: '100vh',
  load: async () => ({ ...(await import('./views/engine-module.ts')) }),
  showFirstForm: showHomeForm,
});

declare global {
  interface HTMLElementTagNameMap {
    'booking-engine': BookingEngine;
  }
}
