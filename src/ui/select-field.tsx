import ChevronDown from 'lucide-react/icons/chevron-down';
import { Field, type FieldProps } from './field.tsx';

interface SelectOption {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldProps {
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  /** The words of the empty first option; without it there is none. */
  placeholder?: string;
}

export function SelectField(props: SelectFieldProps) {
  const { label, error, required, id, value, options, placeholder, onChange } = props;
  return (
    <Field label={label} error={error} required={required} id={id}>
      {(wiring) => (
        <div className="control">
          <select
            {...wiring}
            className="input"
            part="select"
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
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
