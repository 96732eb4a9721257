import { useRef, type KeyboardEvent } from 'react';
import { comparableText } from '../../lib/typed-text.ts';

/** A digit that is typed after a longer pause starts a new pair. */
const TYPING_PAUSE_MS = 1500;

/** Pairs typed digits: the returned function takes each key press, and returns two digits once the second one is typed. */
export function useDigitPairs(): (event: KeyboardEvent) => string | undefined {
  const lastDigit = useRef({ firstDigit: '', timeStamp: 0 });
  return ({ key, timeStamp, ctrlKey, metaKey, altKey }) => {
    const digit = comparableText(key);
    if (!/^\d$/.test(digit) || ctrlKey || metaKey || altKey) return undefined;
    const isPause = timeStamp - lastDigit.current.timeStamp > TYPING_PAUSE_MS;
    const firstDigit = isPause ? '' : lastDigit.current.firstDigit;
    lastDigit.current = { firstDigit: firstDigit === '' ? digit : '', timeStamp };
    return firstDigit === '' ? undefined : firstDigit + digit;
  };
}
