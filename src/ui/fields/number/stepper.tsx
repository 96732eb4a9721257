import { useState, type KeyboardEvent } from 'react';
import { wholeNumber } from '../../../lib/typed-text.ts';
import { useControlAttributes, type FieldProps } from '../field.tsx';
import { useLiveText } from '../live-value/use-live-value.ts';
import { StepperFrame } from './stepper-frame.tsx';

export interface StepperProps extends Pick<FieldProps, 'label' | 'name'> {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Describes the limits next to the control: "up to 6 with 2 kids". */
  limitHint?: string | undefined;
  /** See `InlineStepper`, which also loads the style. */
  inline?: boolean;
}

/**
 * A whole number with buttons, which can also be typed. Allowed values are reported while typing; others are clamped when
 * the field loses the focus.
 */
export function Stepper(props: StepperProps) {
  const { label, name, value, onChange, min = 0, max = Infinity, limitHint, inline } = props;
  const attributes = useControlAttributes({ hint: limitHint, name });
  const [draft, setDraft] = useState<string>();
  const finiteMax = Number.isFinite(max) ? max : undefined;
  const { ref, initial } = useLiveText<HTMLInputElement>({
    value: draft ?? String(value),
    onChange: handleInput,
    onAutofill: commitDraft,
  });

  function handleInput(text: string) {
    setDraft(text);
    const typed = wholeNumber(text);
    if (typed !== undefined && typed >= min && typed <= max) setClamped(typed);
  }

  function commitDraft() {
    if (draft !== undefined) setClamped(wholeNumber(draft) ?? value);
    setDraft(undefined);
  }

  function step(by: 1 | -1) {
    return jump((wholeNumber(draft ?? '') ?? value) + by);
  }

  function jump(next: number) {
    setDraft(undefined);
    return setClamped(next);
  }

  function setClamped(next: number) {
    const clamped = Math.min(Math.max(next, min), max);
    if (clamped !== value) onChange(clamped);
    return clamped;
  }

  function handleKeyDown(event: KeyboardEvent) {
    // Enter submits the form while the field keeps the focus.
    if (event.key === 'Enter') commitDraft();
    const change = keyChanges[event.key];
    if (!change) return;
    event.preventDefault();
    change();
  }

  /** The keys of a spin button; End has no effect without a maximum. */
  const keyChanges: Partial<Record<string, () => void>> = {
    ArrowUp: () => step(1),
    ArrowDown: () => step(-1),
    Home: () => jump(min),
    ...(finiteMax !== undefined && { End: () => jump(finiteMax) }),
  };

  return (
    <StepperFrame
      label={label}
      id={attributes.id}
      name={name}
      hint={limitHint}
      inline={inline}
      canDecrease={value > min}
      canIncrease={value < max}
      onStep={step}
    >
      <input
        {...attributes}
        className="input"
        part="input"
        // The wheel would change a focused number input instead of scrolling the page.
        type="text"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        min={min}
        max={finiteMax}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={finiteMax}
        ref={ref}
        defaultValue={initial}
        onKeyDown={handleKeyDown}
        onBlur={commitDraft}
      />
    </StepperFrame>
  );
}
