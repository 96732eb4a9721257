import { normalizeRoute } from '../normalize-route.ts';
import { memoryHistory } from './memory.ts';
import type { RouteHistory } from './route-history.ts';

/** The history of a location. It starts in memory, and another history can be attached to it. */
export interface SwitchableHistory extends Pick<RouteHistory, 'read' | 'push' | 'replace' | 'back'> {
  /** Stores the route in this history from now on; returns a function that moves it back to memory. */
  attach: (history: RouteHistory) => () => void;
  /** Whether the host page's URL currently contains a route; undefined if the attached history never puts one there. */
  isInUrl: () => boolean | undefined;
  /** Adds the current route to the host page's URL, if the attached history stores routes there. */
  addToUrl: () => void;
  /** Removes the route from the host page's URL, if it is there. */
  removeFromUrl: () => void;
}

/**
 * Creates a history that falls back to memory if the attached one throws: the functions of the browser's history do in
 * sandboxed documents, and where a page has replaced them. `onMove` is called when the browser goes back or forward.
 */
export function createSwitchableHistory(initialRoute: string, onMove: () => void): SwitchableHistory {
  let history = memoryHistory(initialRoute);
  let stopListening: () => void = () => undefined;

  const switchTo = (next: RouteHistory) => {
    stopListening();
    history = next;
    stopListening = next.listen(onMove);
  };
  const change = <Result>(action: (target: RouteHistory) => Result): Result => {
    try {
      return action(history);
    } catch (error) {
      console.warn('[booking-elements] This page’s history cannot be changed; routes stay in memory.', error);
      switchTo(memoryHistory(history.read()));
      return action(history);
    }
  };

  return {
    attach: (next) => {
      switchTo(next);
      return () => {
        if (history === next) switchTo(memoryHistory(next.read()));
      };
    },
    read: () => history.read(),
    push: (route) => change((target) => target.push(route)),
    replace: (route) => change((target) => target.replace(route)),
    back: () => change((target) => target.back()),
    isInUrl: () => history.isInUrl?.(),
    addToUrl: () => {
      change((target) => {
        if (target.isInUrl?.() === false) target.push(normalizeRoute(target.read()));
      });
    },
    removeFromUrl: () => change((target) => target.removeFromUrl?.()),
  };
}
