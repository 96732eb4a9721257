import { useState, type KeyboardEvent } from 'react';
import { wholeNumber } from '../../../lib/typed-text.ts';
import { useControlWiring, type FieldProps } from '../field.tsx';
import { useLiveText } from '../live-value/use-live-value.ts';
import { StepperFrame } from './stepper-frame.tsx';

export interface StepperProps extends Pick<FieldProps, 'label' | 'name'> {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Describes the limits next to the control: "up to 6 with 2 kids". */
  limitHint?: string | undefined;
  /** As in `StepperFrame`; `InlineStepper` also has the style. */
  inline?: boolean;
}

/**
 * A whole number with buttons, which can also be typed. Reports every allowed value immediately, and corrects others on
 * blur.
 */
export function Stepper(props: StepperProps) {
  const { label, name, value, onChange, min = 0, max = Infinity, limitHint, inline } = props;
  const wiring = useControlWiring({ hint: limitHint, name });
  const [draft, setDraft] = useState<string>();
  const largest = Number.isFinite(max) ? max : undefined;

  function change(next: number) {
    const allowed = Math.min(Math.max(next, min), max);
    if (allowed !== value) onChange(allowed);
    return allowed;
  }

  function type(text: string) {
    setDraft(text);
    const typed = wholeNumber(text);
    if (typed !== undefined && typed >= min && typed <= max) change(typed);
  }

  function leave() {
    if (draft !== undefined) change(wholeNumber(draft) ?? value);
    setDraft(undefined);
  }

  function step(by: 1 | -1) {
    setDraft(undefined);
    return change((wholeNumber(draft ?? '') ?? value) + by);
  }

  const { ref, initial } = useLiveText<HTMLInputElement>({
    value: draft ?? String(value),
    onValue: type,
    onLeave: leave,
  });

  function hearKey(event: KeyboardEvent) {
    // It sends the form from inside the field.
    if (event.key === 'Enter') leave();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  }

  return (
    <StepperFrame
      label={label}
      id={wiring.id}
      name={name}
      hint={limitHint}
      inline={inline}
      canDecrease={value > min}
      canIncrease={value < max}
      onStep={step}
    >
      <input
        {...wiring}
        className="input"
        part="input"
        // The wheel would change a number input that has the focus, instead of scrolling the page.
        type="text"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        min={min}
        max={largest}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={largest}
        ref={ref}
        defaultValue={initial}
        onKeyDown={hearKey}
        onBlur={leave}
      />
    </StepperFrame>
  );
}
