import { useId } from 'react';
import type { FieldNotesProps } from './field-notes.tsx';
import type { FieldProps } from './field-props.ts';
import { noteIds } from './note-ids.ts';

/** The attributes that connect a control with its label and its `FieldNotes`. */
export interface ControlAttributes {
  id: string;
  name: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

type ControlAttributesProps = Omit<FieldProps, 'label'> & Pick<FieldNotesProps, 'hint'>;

/** Returns the attributes of a control. Its id is generated unless the props set one. */
export function useControlAttributes(props: ControlAttributesProps): ControlAttributes {
  const { hint, error, required, name } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const ids = noteIds(id);
  const describedBy = [error && ids.error, hint !== undefined && ids.hint].filter(Boolean);
  return {
    id,
    name,
    'aria-describedby': describedBy.join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
}
