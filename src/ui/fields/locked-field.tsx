import { useId, type ReactNode } from 'react';
import { useStyles } from '../ui-context.ts';
import { FieldNotes } from './field-notes.tsx';
import css from './locked-field.css?inline';

export interface LockedFieldProps {
  label: string;
  /** Empty or undefined while it is being looked up; an ellipsis is shown then. */
  value: string | number | undefined;
  /** Shows label and value in one line, like the set of choices that the unlocked field would be. */
  inline?: boolean;
  /** Why the value cannot be used. */
  error?: string | undefined;
  /** A button that resolves the error. */
  fix?: ReactNode;
  /** Needed if an error summary links to the field, which it then focuses. */
  id?: string | undefined;
}

/** A field whose value is preset and cannot be changed: it shows text instead of a control. */
export function LockedField({ label, value, inline, error, fix, id }: LockedFieldProps) {
  useStyles(css);
  const generatedId = useId();
  const groupId = id ?? generatedId;
  const labelId = `${groupId}-label`;
  return (
    <div
      className={inline ? 'choice-set' : 'field'}
      part="field"
      role="group"
      aria-labelledby={labelId}
      aria-describedby={error && `${groupId}-error`}
      id={groupId}
      tabIndex={id === undefined ? undefined : -1}
    >
      <div className="field-label" part="label" id={labelId}>
        {label}
      </div>
      <div className="locked-value">{value === '' || value === undefined ? '…' : value}</div>
      <FieldNotes id={groupId} error={error} fix={fix} />
    </div>
  );
}
