import type { BookingEngine } from '../elements/booking-engine.ts';
import { controllerOf } from '../elements/core/booking-element.ts';
import type { Storefront } from '../src/storefront/storefront.ts';

/** Runs an action once the view has loaded. A failure, such as an invalid route, logs a warning. */
export function withStorefront(engine: BookingEngine, action: (storefront: Storefront) => void): void {
  controllerOf(engine).call('withStorefront', (storefront: Storefront) => {
    try {
      action(storefront);
    } catch (error) {
      console.warn('[booking-engine]', error);
    }
  });
}
