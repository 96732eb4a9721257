import type { ReadOption } from '../../../src/options/raw-value.ts';
import { isOverlay } from '../engine/is-overlay.ts';
import { scheduleLoad, type LoadCallbacks } from './schedule-load.ts';

/** Decides when an element on a page loads its view: once it is near the viewport, opened, or called. */
export interface LoadTrigger {
  /** Starts to watch an element that was added to a page; returns false if it was only moved, and is watched already. */
  start: () => boolean;
  stop: () => void;
  /** Loads the view if changed options require it. */
  update: () => void;
  /** Loads the view at once, unless the element is not on a page. */
  load: () => void;
}

interface TriggerCallbacks extends Pick<LoadCallbacks, 'showFirstForm'> {
  /** Called each time that something requires the view. */
  onLoad: () => void;
}

export function createLoadTrigger(
  host: HTMLElement,
  read: ReadOption,
  { showFirstForm, onLoad }: TriggerCallbacks,
): LoadTrigger {
  let isNear = false;
  /** Undefined while the element is not on a page. */
  let cancelScheduledLoad: (() => void) | undefined;

  const load = () => {
    if (!cancelScheduledLoad) return;
    cancelScheduledLoad();
    onLoad();
  };

  const update = () => {
    // A closed overlay shows nothing, however near its element is.
    if (read('open') || (isNear && !isOverlay(read))) load();
  };

  return {
    start: () => {
      if (cancelScheduledLoad) return false;
      cancelScheduledLoad = scheduleLoad(host, {
        showFirstForm,
        loadView: () => {
          isNear = true;
          update();
        },
      });
      return true;
    },
    stop: () => {
      cancelScheduledLoad?.();
      cancelScheduledLoad = undefined;
      isNear = false;
    },
    update,
    load,
  };
}
