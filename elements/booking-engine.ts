import type { EngineOptions } from '../src/options/engine-attributes.ts';
import { engineNames } from '../src/options/name-lists.ts';
import { bookingElement, controllerOf } from './core/booking-element.ts';

const Base = bookingElement<EngineOptions>({
  attributes: engineNames,
  reserved: '100vh',
  load: () => import('./views/booking-engine.ts'),
});

/**
 * `<booking-engine>`: the whole storefront.
 *
 * @example <booking-engine api-base="https://api.example.com/widget" route="/transfers" routing="hash"><a href="https://book.example.com/">Book online</a></booking-engine>
 */
export class BookingEngine extends Base {
  /** The current route; setting it navigates there. */
  get route(): string {
    const initial = controllerOf(this).read('route');
    return this.storefront?.path ?? (typeof initial === 'string' ? initial : '/');
  }

  set route(path: string) {
    if (this.storefront) controllerOf(this).call('goToRoute', path);
    else controllerOf(this).set('route', path);
  }

  /**
   * Navigates to a path of the route table. Throws a TypeError for any other, or logs a warning if the element had not
   * loaded yet.
   */
  navigate(path: string): void {
    controllerOf(this).call('navigate', path);
  }

  /** Goes back one step, or home if there is no previous screen. */
  back(): void {
    controllerOf(this).call('back');
  }

  /** Brings the storefront into view: opens the overlay, or scrolls to the element and focuses its heading. */
  show(path?: string): void {
    controllerOf(this).call('show', path);
  }

  /** Closes the overlay, unless a `booking-close` listener cancels it. */
  close(): void {
    controllerOf(this).view?.call(['close']);
  }

  /** Refetches what is on screen; after a failed start, starts again. */
  reload(): void {
    controllerOf(this).call('reload');
  }

  /** Removes everything from the cart. */
  clearCart(): void {
    controllerOf(this).call('clearCart');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'booking-engine': BookingEngine;
  }
}
