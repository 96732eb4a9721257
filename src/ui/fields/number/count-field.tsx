import { useId, type ReactNode } from 'react';
import type { Limits } from '../../../lib/limits.ts';
import { useStyles } from '../../ui-context.ts';
import { noteIds } from '../note-ids.ts';
import { useLiveSelect } from '../live-value/use-live-value.ts';
import css from './inline-stepper.css?inline';
import { StepperFrame } from './stepper-frame.tsx';

interface CountFieldProps extends Limits {
  label: string;
  /** Below the label. */
  hint?: ReactNode;
  value: number;
  onChange: (value: number) => void;
  disabled?: boolean;
}

/** A small number, selected from a list or changed with buttons, in one row with its label. */
export function CountField(props: CountFieldProps) {
  const { label, hint, value, onChange, min, max, disabled = false } = props;
  useStyles(css);
  const id = useId();
  const { ref, initialValue } = useLiveSelect({
    value: String(value),
    onChange: (text) => onChange(Number(text)),
  });

  function step(by: 1 | -1) {
    const newValue = value + by;
    onChange(newValue);
    return newValue;
  }

  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    <StepperFrame
      inline
      label={label}
      hint={hint}
      id={id}
      canDecrease={!disabled && value > min}
      canIncrease={!disabled && value < max}
      onStep={step}
    >
      <select
        id={id}
        className="input"
        part="select"
        ref={ref}
        defaultValue={initialValue}
        disabled={disabled}
        aria-describedby={hint === undefined ? undefined : noteIds(id).hint}
      >
        {numbers.map((number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </select>
    </StepperFrame>
  );
}
