import { useEffect, useRef } from 'react';

/**
 * Returns a function that tells whether the response to a request has become stale: the visitor has left the screen, the
 * element was removed from the page, or the screen has changed to something other than `about`.
 */
export function useIsStale(about = ''): () => boolean {
  const currentTopic = useRef<string>(undefined);
  useEffect(() => {
    currentTopic.current = about;
    return () => void (currentTopic.current = undefined);
  }, [about]);
  return () => currentTopic.current !== about;
}
