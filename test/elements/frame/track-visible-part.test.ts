import { afterEach, expect, test, vi } from 'vitest';
import { trackVisiblePart } from '../../../elements/frame/track-visible-part.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each(['IntersectionObserver', 'ResizeObserver'])(
  'without a working %s, nothing is observed or reported',
  (name) => {
    const observe = vi.fn();
    const working = class {
      observe = observe;
      unobserve = vi.fn();
      disconnect = vi.fn();
    };
    vi.stubGlobal('IntersectionObserver', working);
    vi.stubGlobal('ResizeObserver', working);
    vi.stubGlobal(name, () => {
      throw new TypeError('broken by the page');
    });
    const listen = vi.spyOn(window, 'addEventListener');
    const stop = trackVisiblePart(document.createElement('iframe'), vi.fn());
    expect(listen).not.toHaveBeenCalled();
    expect(observe).not.toHaveBeenCalled();
    stop();
  },
);
