import type { EngineOptions } from '../src/schema/element-options.ts';
import { commonAttributes } from './attribute-names.ts';
import { bookingElement, shellOf } from './booking-element.ts';

const Base = bookingElement<EngineOptions>({
  attributes: `${commonAttributes} route routing route-param navigation presentation open`,
  reserved: '100vh',
  load: () => import('./views/booking-engine.ts'),
});

/**
 * `<booking-engine>`: the whole storefront.
 *
 * @example <booking-engine api-base="https://api.example.com/widget" route="/transfers" routing="hash"><a href="https://book.example.com/">Book online</a></booking-engine>
 */
export class BookingEngine extends Base {
  /** The current route; setting it goes there. */
  get route(): string {
    const initial = shellOf(this).read('route');
    return this.storefront?.path ?? (typeof initial === 'string' ? initial : '/');
  }

  set route(path: string) {
    if (this.storefront) shellOf(this).call('goToRoute', path);
    else shellOf(this).set('route', path);
  }

  /** Goes to a path of the route table. A TypeError for any other; before the element has loaded, a warning later. */
  navigate(path: string): void {
    shellOf(this).call('navigate', path);
  }

  /** One step back, or home where there is nothing to go back to. */
  back(): void {
    shellOf(this).call('back');
  }

  /** Brings the storefront before the visitor: opens the overlay, or scrolls to the element and focuses its heading. */
  show(path?: string): void {
    shellOf(this).call('show', path);
  }

  /** Closes the overlay, unless a listener of `booking-close` cancels it. */
  close(): void {
    shellOf(this).view?.call(['close']);
  }

  /** Asks the provider anew for what is on screen; after a failed start, starts again. */
  reload(): void {
    shellOf(this).call('reload');
  }

  /** Takes everything out of the cart. */
  clearCart(): void {
    shellOf(this).call('clearCart');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'booking-engine': BookingEngine;
  }
}
