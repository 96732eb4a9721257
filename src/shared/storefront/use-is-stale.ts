import { useEffect, useRef } from 'react';

/**
 * Returns a function that tells whether the response to a request has become stale: the visitor has left the screen, the
 * element was removed from the page, or the screen is `about` something else now.
 */
export function useIsStale(about = ''): () => boolean {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = about;
    return () => void (shown.current = undefined);
  }, [about]);
  return () => shown.current !== about;
}
