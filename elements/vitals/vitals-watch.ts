import type { ViewConfig } from '../../src/views/view-config.ts';
import { createLazyWatch } from '../core/events/lazy-watch.ts';

/** Reports `booking-vitals` for an element while its `vitals` option is on. */
export function createVitalsWatch(emit: ViewConfig['emit']): { update: (isOn: boolean) => void } {
  const watch = createLazyWatch(async () =>
    (await import('./report-vitals.ts')).reportVitals((vitals) => emit('booking-vitals', vitals)),
  );
  return { update: (isOn) => (isOn ? watch.start() : watch.stop()) };
}
