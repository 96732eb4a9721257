import type { Limits } from '../../../lib/limits.ts';
import { useControlAttributes } from '../use-control-attributes.ts';
import type { FieldProps } from '../field-props.ts';
import { StepperFrame } from './stepper-frame.tsx';
import { useSteppedNumber } from './use-stepped-number.ts';

export interface StepperProps extends Pick<FieldProps, 'label' | 'name'>, Limits {
  value: number;
  onChange: (value: number) => void;
  /** Describes the limits next to the control: "up to 6 with 2 kids". */
  limitHint?: string | undefined;
  /** Set by `InlineStepper`, which also loads the style of that layout. */
  inline?: boolean;
}

/** A field for a whole number, with buttons that change it by one. */
export function Stepper(props: StepperProps) {
  const { label, name, value, min, max, limitHint, inline } = props;
  const attributes = useControlAttributes({ hint: limitHint, name });
  const { ref, initialValue, step, commitDraft, handleKeyDown } = useSteppedNumber(props);
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
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        ref={ref}
        defaultValue={initialValue}
        onKeyDown={handleKeyDown}
        onBlur={commitDraft}
      />
    </StepperFrame>
  );
}
