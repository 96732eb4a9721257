import { useId } from 'react';
import { useStyles } from '../ui-context.ts';
import { FieldNotes, type FieldNotesProps } from './field-notes.tsx';
import type { FieldProps } from './field-props.ts';
import css from './locked-field.css?inline';
import { noteIds } from './note-ids.ts';

export interface LockedFieldProps
  extends Pick<FieldProps, 'label' | 'error' | 'id'>, Pick<FieldNotesProps, 'fix'> {
  /** Empty or undefined while it is being looked up; an ellipsis is shown then. */
  value: string | number | undefined;
  /** Takes a row of its own, like the set of choices that the unlocked field would be. */
  wide?: boolean;
}

/** A field whose value is preset and cannot be changed: it shows text instead of a control. */
export function LockedField({ label, value, wide, error, fix, id }: LockedFieldProps) {
  useStyles(css);
  const generatedId = useId();
  const groupId = id ?? generatedId;
  const labelId = `${groupId}-label`;
  return (
    <div
      className={wide ? 'choice-set' : 'field'}
      part="field"
      role="group"
      aria-labelledby={labelId}
      aria-describedby={error && noteIds(groupId).error}
      id={groupId}
      // An error summary that links to the field focuses it.
      tabIndex={id === undefined ? undefined : -1}
    >
      <div className="field-label" part="label" id={labelId}>
        {label}
      </div>
      <div className="locked-value">
        <bdi>{value === '' || value === undefined ? '…' : value}</bdi>
      </div>
      <FieldNotes id={groupId} error={error} fix={fix} />
    </div>
  );
}
