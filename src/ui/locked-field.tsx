import { useId } from 'react';
import css from './locked-field.css?inline';
import { useStyles } from './ui-context.ts';

interface LockedFieldProps {
  label: string;
  /** Empty while it is being looked up. */
  value: string | number | undefined;
  /** In one line, in place of choices. */
  inline?: boolean;
}

/** A field whose value is given: text in place of a control. */
export function LockedField({ label, value, inline }: LockedFieldProps) {
  useStyles(css);
  const id = useId();
  return (
    <div className={inline ? 'choice-set' : 'field'} part="field" role="group" aria-labelledby={id}>
      <div className="field-label" part="label" id={id}>
        {label}
      </div>
      <div className="locked-value">{value === '' || value === undefined ? '…' : value}</div>
    </div>
  );
}
