import { adoptStyles } from '../../src/platform/element/adopt-styles.ts';
import { observeTree } from '../../src/platform/element/observe-tree.ts';
import type { BookingEventDetails } from '../../src/schema/events.ts';
import type { BookingEngine } from '../core/engine/overlay-engine.ts';
import css from './opening.css?inline';

/** Enough for code in the cache, with which a spinner would only flash. */
const SPINNER_MS = 200;
/** After this time the browser follows the link. */
const TIMEOUT_MS = 10_000;

/** The URL of the link that each overlay is opening for: the latest that was clicked. */
const openingFor = new WeakMap<BookingEngine, string>();

/**
 * Until the dialog of an overlay is open: shows that it is loading, lets Escape cancel that, and lets the browser follow the link
 * if the overlay fails or takes too long. Errors in the open dialog are shown there.
 */
export function watchOpening(overlay: BookingEngine, link: HTMLElement & { href: string }): void {
  const root = overlay.shadowRoot;
  const isOpening = openingFor.has(overlay);
  if (!root || isOpen(root)) return;
  openingFor.set(overlay, link.href);
  if (isOpening) return;

  const spinner = createSpinner(link.textContent.trim() || link.href);
  const stop = () => {
    openingFor.delete(overlay);
    clearTimeout(spinnerTimer);
    clearTimeout(timeout);
    stopObserving();
    spinner.remove();
    overlay.removeEventListener('booking-error', followOnFailure);
    document.removeEventListener('keydown', cancelOnEscape);
  };
  const follow = () => {
    const href = openingFor.get(overlay);
    const wasRemoved = !overlay.isConnected;
    stop();
    overlay.remove();
    if (href !== undefined && !wasRemoved) location.assign(href);
  };
  const followOnFailure = ({ detail }: CustomEvent<BookingEventDetails['booking-error']>) => {
    if (detail.phase === 'load' || detail.code === 'config') follow();
  };
  const cancelOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    stop();
    overlay.remove();
  };
  const spinnerTimer = setTimeout(() => {
    adoptStyles(root, css);
    root.append(spinner);
  }, SPINNER_MS);
  const timeout = setTimeout(follow, TIMEOUT_MS);
  const stopObserving = observeTree(root, () => isOpen(root) && stop(), ['open']);
  overlay.addEventListener('booking-error', followOnFailure);
  document.addEventListener('keydown', cancelOnEscape);
}

function isOpen(root: ShadowRoot): boolean {
  return root.querySelector('dialog[open]') !== null;
}

/** It has the name of the link, because there are no texts in the visitor's language yet. */
function createSpinner(name: string): HTMLElement {
  const spinner = document.createElement('span');
  spinner.className = 'opening';
  spinner.setAttribute('role', 'progressbar');
  spinner.setAttribute('aria-label', name);
  return spinner;
}
