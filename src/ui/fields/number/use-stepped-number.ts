import { useState, type KeyboardEvent } from 'react';
import { clamp, isWithin, type Limits } from '../../../lib/limits.ts';
import { parseTypedNumber } from '../../../lib/parse-typed-number.ts';
import { useLiveText } from '../live-value/use-live-value.ts';

export interface SteppedNumberProps extends Limits {
  value: number;
  onChange: (value: number) => void;
}

/**
 * The number in a stepper, which can be typed or changed in steps. Allowed numbers are reported while typing; others are
 * clamped when the field loses the focus.
 */
export function useSteppedNumber({ value, onChange, min, max }: SteppedNumberProps) {
  const [draft, setDraft] = useState<string>();
  const { ref, initialValue } = useLiveText<HTMLInputElement>({
    value: draft ?? String(value),
    onChange: handleInput,
    onAutofill: commitDraft,
  });

  /** The typed number, or the value while the text is not a number. */
  const currentNumber = parseTypedNumber(draft ?? '') ?? value;

  function handleInput(text: string) {
    setDraft(text);
    const number = parseTypedNumber(text);
    if (number !== undefined && isWithin(number, { min, max })) report(number);
  }

  function commitDraft() {
    if (draft !== undefined) jumpTo(currentNumber);
  }

  function step(by: 1 | -1): number {
    return jumpTo(currentNumber + by);
  }

  /** Replaces what was typed. Returns the new number. */
  function jumpTo(number: number): number {
    setDraft(undefined);
    return report(number);
  }

  /** Reports a number, moved into the limits, if it differs from the value. Returns it. */
  function report(number: number): number {
    const clamped = clamp(number, { min, max });
    if (clamped !== value) onChange(clamped);
    return clamped;
  }

  /** The keys of a spin button. */
  const changesByKey: Partial<Record<string, () => void>> = {
    ArrowUp: () => step(1),
    ArrowDown: () => step(-1),
    Home: () => jumpTo(min),
    End: () => jumpTo(max),
  };

  function handleKeyDown(event: KeyboardEvent) {
    // Enter submits the form while the field keeps the focus.
    if (event.key === 'Enter') commitDraft();
    // With Shift, these keys select text.
    if (event.shiftKey) return;
    const change = changesByKey[event.key];
    if (!change) return;
    event.preventDefault();
    change();
  }

  return { ref, initialValue, step, commitDraft, handleKeyDown };
}
