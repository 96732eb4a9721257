/**
 * One handshake per load of a frame. A page that does not identify its load may only be repeating itself: the browser
 * soon reports whether it was reloaded.
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
