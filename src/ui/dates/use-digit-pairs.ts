import { useRef, type KeyboardEvent } from 'react';
import { comparableText } from '../../lib/comparable-text.ts';

/** A digit that is typed after a longer pause starts a new pair. */
const TYPING_PAUSE_MS = 1500;

/** Pairs typed digits: the returned function takes each key press, and returns two digits once the second one is typed. */
export function useDigitPairs(): (event: KeyboardEvent) => string | undefined {
  const lastPress = useRef({ unpairedDigit: '', timeStamp: 0 });
  return ({ key, timeStamp, ctrlKey, metaKey, altKey }) => {
    const digit = comparableText(key);
    if (!/^\d$/.test(digit) || ctrlKey || metaKey || altKey) return undefined;
    const isAfterPause = timeStamp - lastPress.current.timeStamp > TYPING_PAUSE_MS;
    const firstDigit = isAfterPause ? '' : lastPress.current.unpairedDigit;
    lastPress.current = { unpairedDigit: firstDigit === '' ? digit : '', timeStamp };
    return firstDigit === '' ? undefined : firstDigit + digit;
  };
}
