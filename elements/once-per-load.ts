/**
 * One handshake for each time that a frame is loaded. A page that does not say which load it is may only be repeating
 * itself: whether it was loaded again, the browser tells in a moment.
 */
export function oncePerLoad(begin: () => void) {
  let last: { load: string | undefined } | undefined;
  /** Since the last handshake. */
  let hasLoaded = false;
  let isRepeated = false;
  const start = (load: string | undefined) => {
    last = { load };
    hasLoaded = false;
    isRepeated = false;
    begin();
  };
  return {
    hello: (load: string | undefined) => {
      if (!last || (load !== undefined && load !== last.load)) start(load);
      else if (load === undefined) isRepeated = hasLoaded;
    },
    loaded: () => {
      if (isRepeated) start(undefined);
      hasLoaded = true;
    },
  };
}
