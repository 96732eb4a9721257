import { commonAttributes } from './attribute-names.ts';
import { bookingElement, shellOf } from './booking-element.ts';
import { emitBookingEvent } from './events.ts';

const attributes = [
  ...commonAttributes,
  'route',
  'routing',
  'route-param',
  'navigation',
  'presentation',
  'open',
];

const Base = bookingElement({
  tag: 'booking-engine',
  attributes,
  reserved: 480,
  load: () => import('./views/booking-engine.ts'),
});

/** `<booking-engine>`: the whole storefront. */
export class BookingEngine extends Base {
  /** The current route; setting it goes there. */
  get route(): string {
    const { storefront, raw } = shellOf(this);
    const initial = raw.read('route');
    return storefront?.path ?? (typeof initial === 'string' ? initial : '/');
  }

  set route(path: string) {
    if (this.storefront) this.navigate(path);
    else shellOf(this).raw.setProperty('route', path);
  }

  /** Goes to a path of the route table. A TypeError for any other; before the element has loaded, a warning later. */
  navigate(path: string): void {
    const { storefront } = this;
    if (storefront) {
      storefront.navigate(path, 'api');
      return;
    }
    shellOf(this).call((later) => {
      try {
        later.navigate(path, 'api');
      } catch (error) {
        console.warn('[booking-engine]', error);
      }
    });
  }

  /** One step back, or home where there is nothing to go back to. */
  back(): void {
    shellOf(this).call((storefront) => storefront.back());
  }

  /** Brings the storefront before the visitor: opens the overlay, or scrolls to the element. */
  show(path?: string): void {
    if (path !== undefined) this.navigate(path);
    const shell = shellOf(this);
    shell.load();
    if (shell.raw.read('presentation') === 'overlay') this.#setOpen(true);
    else this.scrollIntoView();
  }

  /** Closes the overlay, unless a listener of `booking-close` cancels it. */
  close(): void {
    const isOpen = Boolean(shellOf(this).raw.read('open'));
    if (isOpen && emitBookingEvent(this, 'booking-close', { reason: 'api' })) this.#setOpen(false);
  }

  /** Asks the provider anew for what is on screen; after a failed start, starts again. */
  reload(): void {
    shellOf(this).call((storefront) => storefront.reload());
  }

  clearCart(): void {
    shellOf(this).call((storefront) => storefront.clearCart());
  }

  #setOpen(open: boolean): void {
    shellOf(this).raw.setProperty('open', open);
    shellOf(this).changed();
  }
}
