import { useControlWiring } from '../field.tsx';
import css from './inline-field.css?inline';
import { useLiveSelect } from '../live-value/use-live-value.ts';
import { StepperFrame } from './stepper-frame.tsx';
import { useStyles } from '../../ui-context.ts';

interface CountFieldProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  disabled?: boolean;
}

/** A small number, chosen from a list of all values or step by step. */
export function CountField({ label, value, onChange, min, max, disabled = false }: CountFieldProps) {
  useStyles(css);
  const wiring = useControlWiring({});
  const { ref, initial } = useLiveSelect({
    value: String(value),
    onValue: (text) => onChange(Number(text)),
  });

  function step(by: 1 | -1) {
    onChange(value + by);
    return value + by;
  }

  return (
    <StepperFrame
      inline
      label={label}
      id={wiring.id}
      canDecrease={!disabled && value > min}
      canIncrease={!disabled && value < max}
      onStep={step}
    >
      <select
        {...wiring}
        className="input"
        part="select"
        ref={ref}
        defaultValue={initial}
        disabled={disabled}
      >
        {Array.from({ length: max - min + 1 }, (_, index) => (
          <option key={index} value={min + index}>
            {min + index}
          </option>
        ))}
      </select>
    </StepperFrame>
  );
}
