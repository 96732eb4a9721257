import { useId, type ReactNode } from 'react';
import { FieldNotes } from './field.tsx';
import css from './locked-field.css?inline';
import { useStyles } from '../ui-context.ts';

interface LockedFieldProps {
  label: string;
  /** Empty while it is being looked up. */
  value: string | number | undefined;
  /** In one line, in place of choices. */
  inline?: boolean;
  /** The problem of the value, and a button that fixes it. */
  error?: string | undefined;
  fix?: ReactNode;
  /** Needed if an error summary links to the field. */
  id?: string | undefined;
}

/** A field with a preset value: text in place of a control. */
export function LockedField({ label, value, inline, error, fix, id: givenId }: LockedFieldProps) {
  useStyles(css);
  const ownId = useId();
  const groupId = givenId ?? ownId;
  const labelId = `${groupId}-label`;
  return (
    <div
      className={inline ? 'choice-set' : 'field'}
      part="field"
      role="group"
      aria-labelledby={labelId}
      aria-describedby={error && `${groupId}-error`}
      id={groupId}
      tabIndex={givenId === undefined ? undefined : -1}
    >
      <div className="field-label" part="label" id={labelId}>
        {label}
      </div>
      <div className="locked-value">{value === '' || value === undefined ? '…' : value}</div>
      <FieldNotes id={groupId} error={error} fix={fix} />
    </div>
  );
}
