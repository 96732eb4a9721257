import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldProps } from './field-props.ts';
import { noteIds } from './note-ids.ts';

export interface FieldNotesProps extends Pick<FieldProps, 'error'> {
  /** The id of the control or the group that the notes describe. */
  id: string;
  hint?: ReactNode;
  /** A button after the error, which resolves it. */
  fix?: ReactNode;
}

/** The hint and the error below a control or a group. */
export function FieldNotes({ id, hint, error, fix }: FieldNotesProps) {
  const ids = noteIds(id);
  return (
    <>
      {hint !== undefined && (
        <div className="field-hint" id={ids.hint}>
          {hint}
        </div>
      )}
      {error && (
        <div className="field-error" id={ids.error}>
          <CircleAlert size={16} aria-hidden="true" />
          <span>
            {error}
            {fix !== undefined && <> {fix}</>}
          </span>
        </div>
      )}
    </>
  );
}
