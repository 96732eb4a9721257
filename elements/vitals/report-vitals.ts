import { ownScripts, ownUrl } from './own-scripts.ts';
import { watchBoxes } from './watch-boxes.ts';
import {
  noVitals,
  withLayoutShift,
  withLongFrame,
  type LayoutShift,
  type LongFrame,
  type Vitals,
} from './vitals.ts';

/** At most one report per second. */
const PERIOD_MS = 1000;

type Report = (vitals: Vitals) => void;

/** Browsers attribute long frames to files, not to elements: the first element reports for all of them. */
const reports = new Set<Report>();
let stopObserving: (() => void) | undefined;
/** When the last observer stopped. The browser gives the next one all earlier entries, which must not count twice. */
let measuredUntil = 0;

/**
 * Passes to `report` what our code costs the page, from its load on, in periods of at least a second; only while something was
 * measured. Browsers that lack an entry type report nothing of it. Returns a function that stops.
 */
export function reportVitals(report: Report): () => void {
  reports.add(report);
  stopObserving ??= observe((vitals) => [...reports][0]?.(vitals));
  return () => {
    // Before the last report goes, which still gets what was measured.
    if (reports.size === 1 && reports.has(report)) {
      stopObserving?.();
      stopObserving = undefined;
      measuredUntil = performance.now();
    }
    reports.delete(report);
  };
}

function observe(report: Report): () => void {
  const isOurs = ownScripts(ownUrl());
  const boxes = watchBoxes();
  let vitals = noVitals;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const measured = vitals;
    vitals = noVitals;
    if (measured !== noVitals) report(measured);
  };
  const add = (next: Vitals) => {
    if (next === vitals) return;
    vitals = next;
    timer ??= setTimeout(flush, PERIOD_MS);
  };
  const onLongFrame = (entry: PerformanceEntry) =>
    add(withLongFrame(vitals, entry as PerformanceEntry & LongFrame, isOurs));
  const onShift = (entry: PerformanceEntry) => {
    const cause = { elements: boxes.unmovedElements(), hasResized: boxes.hasResizedAt(entry.startTime) };
    add(withLayoutShift(vitals, entry as PerformanceEntry & LayoutShift, cause));
  };
  const onHidden = () => {
    if (document.hidden) flush();
  };

  const observers = [
    observeEntries('long-animation-frame', onLongFrame),
    observeEntries('layout-shift', onShift),
  ];
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    flush();
    boxes.stop();
    for (const observer of observers) observer?.disconnect();
    document.removeEventListener('visibilitychange', onHidden);
  };
}

/** Observes entries of a type, including earlier ones; undefined if the browser lacks it, or the page has replaced the observer. */
function observeEntries(
  type: string,
  onEntry: (entry: PerformanceEntry) => void,
): PerformanceObserver | undefined {
  try {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.startTime >= measuredUntil) onEntry(entry);
    });
    observer.observe({ type, buffered: true });
    return observer;
  } catch {
    return undefined;
  }
}
