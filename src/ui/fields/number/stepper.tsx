import { useControlAttributes } from '../use-control-attributes.ts';
import type { FieldProps } from '../field-props.ts';
import { StepperFrame } from './stepper-frame.tsx';
import { useSteppedNumber, type SteppedNumberProps } from './use-stepped-number.ts';

export interface StepperProps extends Pick<FieldProps, 'label' | 'name'>, SteppedNumberProps {
  /** Describes what is allowed: "Ages 3 to 11 · Up to 6". */
  hint?: string | undefined;
  /** Set by `InlineStepper`, which also loads the style of that layout. */
  inline?: boolean;
}

/** A field for a whole number, with buttons that change it by one. */
export function Stepper(props: StepperProps) {
  const { label, name, value, min, max, hint, inline } = props;
  const attributes = useControlAttributes({ hint, name });
  const { ref, initialValue, step, commitDraft, handleKeyDown } = useSteppedNumber(props);
  return (
    <StepperFrame
      label={label}
      id={attributes.id}
      name={name}
      hint={hint}
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
