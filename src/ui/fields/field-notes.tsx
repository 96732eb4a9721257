import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldProps } from './field-props.ts';

interface FieldNotesProps extends Pick<FieldProps, 'error'> {
  /** The id of the control. */
  id: string;
  hint?: ReactNode;
  /** A button after the error, which resolves it. */
  fix?: ReactNode;
}

/** The hint and the error below a control. */
export function FieldNotes({ id, hint, error, fix }: FieldNotesProps) {
  return (
    <>
      {hint !== undefined && (
        <div className="field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <div className="field-error" id={`${id}-error`}>
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
