import { useId } from 'react';
import { useLiveRadios } from '../live-value/use-live-value.ts';
import { Radio } from './radio.tsx';

interface SegmentedProps<Value extends string> {
  legend: string;
  /** Under which a form sends the choice. */
  name?: string;
  /** The legend is visually hidden. */
  legendHidden?: boolean;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** A few exclusive choices side by side while their longest words fit; native radio buttons underneath. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, legendHidden, options, value, onChange, name } = props;
  const ownName = useId();
  const { ref } = useLiveRadios({
    value: value ?? '',
    onValue: (text) => {
      const chosen = options.find((option) => option.value === text);
      if (chosen) onChange(chosen.value);
    },
  });
  return (
    <fieldset ref={ref} className="choice-set" part="field" role="radiogroup">
      <legend className={legendHidden ? 'hidden' : 'choice-legend'}>{legend}</legend>
      <div className="segments">
        {options.map((option) => (
          <label key={option.value} className="segment">
            <Radio name={name ?? ownName} value={option.value} checked={option.value === value} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
