import ChevronDown from 'lucide-react/icons/chevron-down';
import css from './screen.css?inline';
import { useStyles } from './ui-context.ts';

interface CompactSelectProps<Value extends string> {
  /** For screen readers; only the selected option is visible. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A small select for the bar: language, currency. */
export function CompactSelect<Value extends string>({
  label,
  value,
  options,
  onChange,
}: CompactSelectProps<Value>) {
  useStyles(css);
  return (
    <span className="compact-select">
      <select
        part="select"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden="true" />
    </span>
  );
}
