import type { ViewConfig } from '../../src/views/view-config.ts';

/** Reports `booking-vitals` for an element while its `vitals` option is on. The code that measures loads when it is needed. */
export function createVitalsWatch(emit: ViewConfig['emit']): { update: (isOn: boolean) => void } {
  let report: Promise<() => void> | undefined;
  const start = async () => {
    try {
      return (await import('./report-vitals.ts')).reportVitals((vitals) => emit('booking-vitals', vitals));
    } catch {
      // The chunk did not load: only the event is missing then.
      return () => undefined;
    }
  };
  return {
    update: (isOn) => {
      if (isOn) report ??= start();
      else {
        void report?.then((stop) => stop());
        report = undefined;
      }
    },
  };
}
