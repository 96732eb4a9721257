import { useEffect, useRef, type RefObject } from 'react';
import { pointsByTouch } from '../../platform/visit.ts';

const DELAY_MS = 200;

/** On a phone, selecting a place closes the keyboard, and moves the focus to the main button a moment later. */
export function useFocusAfterChoice(button: RefObject<HTMLButtonElement | null>): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    if (!pointsByTouch()) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => button.current?.focus(), DELAY_MS);
  };
}
