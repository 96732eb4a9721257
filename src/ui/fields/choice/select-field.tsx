import { ChevronDown } from 'lucide-react';
import { Field, type FieldHints, type FieldProps } from '../field.tsx';
import { useLiveSelect } from '../live-value/use-live-value.ts';

interface SelectFieldProps<Value extends string | number> extends FieldProps, FieldHints {
  /** Empty if nothing is selected. */
  value: Value | '';
  options: readonly { value: Value; label: string }[];
  /** Undefined for the empty option. */
  onChange: (value: Value | undefined) => void;
}

export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { label, error, required, id, name, value, options, placeholder, icon, onChange } = props;
  // The browser only handles values as text.
  const choose = (text: string) => onChange(options.find((option) => String(option.value) === text)?.value);
  const { ref, initial } = useLiveSelect({ value: String(value), onValue: choose });
  return (
    <Field label={label} error={error} required={required} id={id} name={name}>
      {(wiring) => (
        <div className="control">
          {icon}
          <select {...wiring} className="input" part="select" ref={ref} defaultValue={initial}>
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
