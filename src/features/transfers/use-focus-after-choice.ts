import { useEffect, useRef, type RefObject } from 'react';
import { pointsByTouch } from '../../platform/visit.ts';

const DELAY_MS = 200;

/** On a phone a chosen place closes the keyboard: a moment later the focus is on the button that goes on. */
export function useFocusAfterChoice(button: RefObject<HTMLButtonElement | null>): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    if (!pointsByTouch()) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => button.current?.focus(), DELAY_MS);
  };
}
