import { useRef, type KeyboardEvent } from 'react';
import { comparableText } from '../../lib/comparable-text.ts';

/** A digit that is typed after a longer pause starts a new pair. */
const TYPING_PAUSE_MS = 1500;

/**
 * Pairs digits that are typed into the same control: the returned function takes each key press and the largest digit that can
 * come first, and returns two digits once the second one is typed. A digit that is too large to come first follows a zero.
 */
export function useDigitPairs(): (event: KeyboardEvent, largestFirst: number) => string | undefined {
  const unpaired = useRef<{ digit: string; target: EventTarget; timeStamp: number }>(undefined);
  return ({ key, target, timeStamp, ctrlKey, metaKey, altKey }, largestFirst) => {
    const digit = comparableText(key);
    if (!/^\d$/.test(digit) || ctrlKey || metaKey || altKey) return undefined;
    const first = unpaired.current;
    unpaired.current = undefined;
    if (first?.target === target && timeStamp - first.timeStamp <= TYPING_PAUSE_MS)
      return first.digit + digit;
    if (Number(digit) > largestFirst) return `0${digit}`;
    unpaired.current = { digit, target, timeStamp };
    return undefined;
  };
}
