/**
 * Starts one handshake per load of the framed page. A page that says hello again without the id of its load may have been
 * reloaded, or may only have repeated its message. So the next handshake waits until the browser reports a load.
 */
export function createHandshakes(start: () => void) {
  let current: { load: string | undefined } | undefined;
  /** Whether the browser has reported the load of the current handshake. */
  let hasLoaded = false;
  /** Whether the page has said hello since then, without the id of its load. */
  let mayBeReloading = false;

  const begin = (load: string | undefined) => {
    current = { load };
    hasLoaded = false;
    mayBeReloading = false;
    start();
  };

  return {
    /** The page said hello, with the id of its load if it has one. */
    onHello: (load: string | undefined) => {
      const isNewLoad = !current || (load !== undefined && load !== current.load);
      if (isNewLoad) begin(load);
      else if (load === undefined) mayBeReloading = hasLoaded;
    },
    /** The browser reported that the frame has loaded. */
    onLoad: () => {
      if (mayBeReloading) begin(undefined);
      hasLoaded = true;
    },
  };
}
