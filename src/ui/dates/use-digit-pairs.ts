import { useRef, type KeyboardEvent } from 'react';
import { comparableText } from '../../lib/typed-text.ts';

/** After such a pause, the next digit starts a new pair. */
const TYPING_PAUSE_MS = 1500;

/** Returns a function for key presses, which returns two digits when the second one is typed soon after the first. */
export function useDigitPairs(): (event: KeyboardEvent) => string | undefined {
  const lastPress = useRef({ firstDigit: '', timeStamp: 0 });
  return ({ key, timeStamp, ctrlKey, metaKey, altKey }) => {
    const digit = comparableText(key);
    if (!/^\d$/.test(digit) || ctrlKey || metaKey || altKey) return undefined;
    const isPause = timeStamp - lastPress.current.timeStamp > TYPING_PAUSE_MS;
    const firstDigit = isPause ? '' : lastPress.current.firstDigit;
    lastPress.current = { firstDigit: firstDigit === '' ? digit : '', timeStamp };
    return firstDigit === '' ? undefined : firstDigit + digit;
  };
}
