import type { ViewConfig } from '../../src/views/view-config.ts';
import { createLazyReport } from '../core/events/lazy-report.ts';

/** Reports `booking-vitals` for an element while its `vitals` option is on. */
export function createVitalsWatch(emit: ViewConfig['emit']): { update: (isOn: boolean) => void } {
  const report = createLazyReport(async () =>
    (await import('./report-vitals.ts')).reportVitals((vitals) => emit('booking-vitals', vitals)),
  );
  return { update: (isOn) => (isOn ? report.start() : report.stop()) };
}
