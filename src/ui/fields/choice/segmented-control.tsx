import { useId } from 'react';
import { useLiveRadios } from '../live-value/use-live-value.ts';
import { optionHandler } from './find-option.ts';
import { Radio } from './radio.tsx';

interface SegmentedControlProps<Value extends string> {
  legend: string;
  /** The key of the choice in a submitted form. */
  name?: string;
  /** Hides the legend visually. */
  legendHidden?: boolean;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** A few exclusive choices side by side in one control, which wraps if their longest words do not fit. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { legend, legendHidden, options, value, onChange, name } = props;
  const generatedName = useId();
  const { ref } = useLiveRadios({
    value: value ?? '',
    onChange: optionHandler(options, onChange),
  });
  return (
    <fieldset ref={ref} className="choice-set" part="field" role="radiogroup">
      <legend className={legendHidden ? 'hidden' : 'choice-legend'}>{legend}</legend>
      <div className="segments">
        {options.map((option) => (
          <label key={option.value} className="segment">
            <Radio
              name={name ?? generatedName}
              value={option.value}
              initiallyChecked={option.value === value}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
