import { useId } from 'react';
import type { Limits } from '../../../lib/limits.ts';
import { useStyles } from '../../ui-context.ts';
import { useLiveSelect } from '../live-value/use-live-value.ts';
import css from './inline-stepper.css?inline';
import { StepperFrame } from './stepper-frame.tsx';

interface CountFieldProps extends Limits {
  label: string;
  value: number;
  onChange: (value: number) => void;
  disabled?: boolean;
}

/** A small number, selected from a list or changed with buttons, in one row with its label. */
export function CountField({ label, value, onChange, min, max, disabled = false }: CountFieldProps) {
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
