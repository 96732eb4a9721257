import { useEffect, useRef } from 'react';

/**
 * Returns a function that says, whenever an answer arrives, whether what has asked for it is gone: its screen was left, its
 * element was taken out of the page, or it shows something else by now.
 */
export function useIsGone(about = ''): () => boolean {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = about;
    return () => void (shown.current = undefined);
  }, [about]);
  return () => shown.current !== about;
}
