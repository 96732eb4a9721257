import { ChevronDown } from 'lucide-react';
import { Field } from '../field.tsx';
import type { FieldDecorations, FieldProps } from '../field-props.ts';
import { useLiveSelect } from '../live-value/use-live-value.ts';
import { findOption } from './find-option.ts';

interface SelectFieldProps<Value extends string | number> extends FieldProps, FieldDecorations {
  /** An empty string if nothing is selected. */
  value: Value | '';
  options: readonly { value: Value; label: string }[];
  /** Called with undefined if the placeholder is selected. */
  onChange: (value: Value | undefined) => void;
}

/** A field with a native select. */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { value, options, placeholder, icon, onChange } = props;
  const { ref, initialValue } = useLiveSelect({
    value: String(value),
    onChange: (text) => onChange(findOption(options, text)?.value),
  });
  return (
    <Field {...props}>
      {(attributes) => (
        <div className="control">
          {icon}
          <select {...attributes} className="input" part="select" ref={ref} defaultValue={initialValue}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className="select-chevron" size={18} aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}
