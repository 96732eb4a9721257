import { useRef, type KeyboardEvent } from 'react';
import { comparableText } from '../../lib/comparable-text.ts';

/** A digit that is typed after a longer pause starts a new pair. */
const TYPING_PAUSE_MS = 1500;

/**
 * Pairs digits that are typed into the same control: the returned function takes each key press, and returns two digits once
 * the second one is typed.
 */
export function useDigitPairs(): (event: KeyboardEvent) => string | undefined {
  const unpaired = useRef<{ digit: string; target: EventTarget; timeStamp: number }>(undefined);
  return ({ key, target, timeStamp, ctrlKey, metaKey, altKey }) => {
    const digit = comparableText(key);
    if (!/^\d$/.test(digit) || ctrlKey || metaKey || altKey) return undefined;
    const first = unpaired.current;
    const isSecond = first?.target === target && timeStamp - first.timeStamp <= TYPING_PAUSE_MS;
    unpaired.current = isSecond ? undefined : { digit, target, timeStamp };
    return isSecond ? first.digit + digit : undefined;
  };
}
