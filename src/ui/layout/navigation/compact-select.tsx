import { ChevronDown } from 'lucide-react';
import { optionHandler } from '../../fields/choice/find-option.ts';
import { useLiveSelect } from '../../fields/live-value/use-live-value.ts';
import css from './navigation.css?inline';
import { useStyles } from '../../ui-context.ts';

interface CompactSelectProps<Value extends string> {
  /** For screen readers; only the selected option is visible. */
  label: string;
  value: Value;
  /** Shown in a narrow bar in place of the selected option. */
  abbreviation: string;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A small select in the navigation bar: language, currency. */
export function CompactSelect<Value extends string>(props: CompactSelectProps<Value>) {
  useStyles(css);
  const { label, value, abbreviation, options, onChange } = props;
  const { ref, initialValue } = useLiveSelect({
    value,
    onChange: optionHandler(options, onChange),
  });
  return (
    <span className="compact-select">
      <span className="compact-short" aria-hidden="true">
        {abbreviation}
      </span>
      <select part="select" aria-label={label} ref={ref} defaultValue={initialValue}>
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
