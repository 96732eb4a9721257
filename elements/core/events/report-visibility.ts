import { attributionAttributes } from '../../../src/options/attributes.ts';
import { parseOptions } from '../../../src/options/parse-options.ts';
import type { ReadOption } from '../../../src/options/raw-value.ts';
import { observeTree } from '../../../src/platform/element/observe-tree.ts';
import { isOverlay } from '../engine/is-overlay.ts';
import { emitBookingEvent } from './booking-events.ts';
import { onceViewable } from './once-viewable.ts';

const reportedHosts = new WeakSet<HTMLElement>();

/** Dispatches `booking-visible` once the visitor has seen an element; never twice. Returns a function that cancels. */
export function reportVisibility(host: HTMLElement, root: ShadowRoot, read: ReadOption): () => void {
  if (reportedHosts.has(host)) return () => undefined;
  const report = () => {
    reportedHosts.add(host);
    emitBookingEvent(host, 'booking-visible', {}, parseOptions(attributionAttributes, read));
  };
  return isOverlay(read) ? onceDialogViewable(root, report) : onceViewable(host, report);
}

/** An overlay has no height; its dialog has one, and is created anew for every opening. */
function onceDialogViewable(root: ShadowRoot, onViewable: () => void): () => void {
  let current: Element | null = null;
  let cancelCurrent: (() => void) | undefined;
  const watchCurrent = () => {
    const dialog = root.querySelector('.overlay');
    if (dialog === current) return;
    current = dialog;
    cancelCurrent?.();
    if (!dialog) return;
    try {
      cancelCurrent = onceViewable(dialog, () => {
        stopObserving();
        onViewable();
      });
    } catch {
      // The page has replaced the browser's observer.
    }
  };
  const stopObserving = observeTree(root, watchCurrent);
  watchCurrent();
  return () => {
    stopObserving();
    cancelCurrent?.();
  };
}
