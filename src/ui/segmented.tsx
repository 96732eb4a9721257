import { useId, type ReactNode } from 'react';
import { FieldNotes } from './field.tsx';

interface SegmentedProps<Value extends string> {
  legend: string;
  /** The legend is read out but not drawn. */
  legendHidden?: boolean;
  options: readonly { value: Value; label: string; icon?: ReactNode; disabled?: boolean }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  error?: string | undefined;
  /** One above the other in a narrow container; for long words. */
  stacks?: boolean;
  id?: string;
}

/** A few exclusive choices side by side; native radio buttons underneath. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, legendHidden, options, value, onChange, error, stacks, id } = props;
  const ownId = useId();
  const groupId = id ?? ownId;
  return (
    <fieldset
      className="choice-set"
      part="field"
      id={groupId}
      role="radiogroup"
      aria-describedby={error ? `${groupId}-error` : undefined}
    >
      <legend className={legendHidden ? 'hidden' : 'choice-legend'}>{legend}</legend>
      <div className="segments" data-stacks={stacks ? '' : undefined}>
        {options.map((option) => (
          <label key={option.value} className="segment">
            <input
              type="radio"
              name={ownId}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
      <FieldNotes id={groupId} error={error} />
    </fieldset>
  );
}
