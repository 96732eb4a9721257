import { refCounted } from '../../lib/ref-counted.ts';
import type { FramePart } from '../../schema/messages/frame-part.ts';
import { observeVisiblePart } from './observe-visible-part.ts';

let part: FramePart | undefined;
let isReportedByHost = false;
let stopObserving: (() => void) | undefined;
const listeners = new Set<() => void>();

/** The part of this framed window that the visitor can see, if known; the last one while the frame is out of view. */
export function visiblePart(): FramePart | undefined {
  return part;
}

/** Calls back when the visible part or the size of the window has changed. */
export function onVisiblePartChange(callback: () => void): void {
  listeners.add(callback);
}

/** Accepts the host's report of the visible part, which is earlier and more exact than the observation in this window. */
export function setVisiblePart(newPart: FramePart): void {
  isReportedByHost = true;
  stopObserving?.();
  stopObserving = undefined;
  update(newPart);
}

/** Observes the visible part until the host reports it. Returns a function that stops. */
export const watchVisiblePart = refCounted(() => {
  if (!isReportedByHost) stopObserving = observeVisiblePart(update);
  addEventListener('resize', notify);
  return stopWatching;
});

function stopWatching(): void {
  stopObserving?.();
  removeEventListener('resize', notify);
  // The host's last report remains valid, because it reports every change.
  if (isReportedByHost) return;
  part = undefined;
  notify();
}

function update(newPart: FramePart): void {
  const isOutOfView = newPart.bottom <= newPart.top;
  if (isOutOfView) return;
  part = newPart;
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}
