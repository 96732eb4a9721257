import { useId } from 'react';

interface SegmentedProps<Value extends string> {
  legend: string;
  /** The legend is visually hidden. */
  legendHidden?: boolean;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Stacked in a narrow container, for long labels. */
  stacks?: boolean;
}

/** A few exclusive choices side by side; native radio buttons underneath. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, legendHidden, options, value, onChange, stacks } = props;
  const name = useId();
  return (
    <fieldset className="choice-set" part="field" role="radiogroup">
      <legend className={legendHidden ? 'hidden' : 'choice-legend'}>{legend}</legend>
      <div className="segments" data-stacks={stacks ? '' : undefined}>
        {options.map((option) => (
          <label key={option.value} className="segment">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
