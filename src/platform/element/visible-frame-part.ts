import type { FramePart } from '../../schema/messages/frame-part.ts';
import { observeVisiblePart } from './observe-visible-part.ts';

let part: FramePart | undefined;
let isReportedByHost = false;
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

let watchers = 0;
let stopObserving: (() => void) | undefined;

/** Observes the visible part until the host reports it. Returns a function that stops. */
export function watchVisiblePart(): () => void {
  if (watchers++ === 0) startWatching();
  let isWatching = true;
  return () => {
    if (!isWatching) return;
    isWatching = false;
    if (--watchers === 0) stopWatching();
  };
}

function startWatching(): void {
  if (!isReportedByHost) stopObserving = observeVisiblePart(update);
  addEventListener('resize', notify);
}

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
