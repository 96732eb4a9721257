import { registry } from '../../src/platform/registry.ts';

/** A layout shift is recorded in the frame of the change that caused it. */
const SAME_FRAME_MS = 50;
/** How late the browser may report a shift. */
const KEPT_MS = 10_000;

/** Watches where our elements are, to tell their own layout shifts from those of the page. */
export interface BoxWatch {
  /** Whether an element has grown or shrunk by itself around this time, and so moved what is below it. */
  hasResizedAt: (time: number) => boolean;
  /** The elements that are where they were at the previous call. The page moved the others, with all that is in them. */
  unmovedElements: () => Element[];
  stop: () => void;
}

export function watchBoxes(): BoxWatch {
  const sizes = new WeakMap<Element, { width: number; height: number }>();
  /** When elements have grown or shrunk by themselves, of late. */
  let resizes: number[] = [];
  const onResize: ResizeObserverCallback = (entries) => {
    for (const { target, contentRect } of entries) {
      const { width, height } = contentRect;
      const before = sizes.get(target);
      sizes.set(target, { width, height });
      // A new width is the page's doing, and so is the height that comes with it.
      if (before && before.width === width && before.height !== height) addResize();
    }
  };
  const addResize = () => {
    const now = performance.now();
    resizes = [...resizes.filter((time) => now - time < KEPT_MS), now];
  };
  const observer = createObserver(onResize);
  const observed = new WeakSet<Element>();
  const observeNew = () => {
    for (const { host } of registry().elements) {
      if (observed.has(host)) continue;
      observed.add(host);
      observer?.observe(host);
    }
  };
  observeNew();

  let places = currentPlaces();
  return {
    hasResizedAt: (time) => resizes.some((resize) => Math.abs(time - resize) < SAME_FRAME_MS),
    unmovedElements: () => {
      observeNew();
      const before = places;
      places = currentPlaces();
      return [...places.keys()].filter((element) => before.get(element) === places.get(element));
    },
    stop: () => observer?.disconnect(),
  };
}

/** Where our elements begin in the document, in pixels. */
function currentPlaces(): Map<Element, string> {
  const places = [...registry().elements].map(({ host }) => {
    const { left, top } = host.getBoundingClientRect();
    return [host, `${Math.round(left + scrollX)} ${Math.round(top + scrollY)}`] as const;
  });
  return new Map(places);
}

/** Undefined if the page has replaced the browser's observer. */
function createObserver(callback: ResizeObserverCallback): ResizeObserver | undefined {
  try {
    return new ResizeObserver(callback);
  } catch {
    return undefined;
  }
}
