import { useEffect, useRef } from 'react';

/**
 * Returns a function that tells whether a response has become stale: the screen that requested it was left, its element was
 * removed from the page, or it now shows something else.
 */
export function useIsStale(about = ''): () => boolean {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = about;
    return () => void (shown.current = undefined);
  }, [about]);
  return () => shown.current !== about;
}
