import { useEffect, useRef } from 'react';

/**
 * Returns a function that tells whether the response to a request has become stale: the visitor has left the screen, the
 * element was removed from the page, or the screen is now about another `topic`, such as another sale.
 */
export function useIsStale(topic = ''): () => boolean {
  const currentTopic = useRef<string>(undefined);
  useEffect(() => {
    currentTopic.current = topic;
    return () => void (currentTopic.current = undefined);
  }, [topic]);
  return () => currentTopic.current !== topic;
}
