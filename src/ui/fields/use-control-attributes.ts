import { useId, type ReactNode } from 'react';
import type { FieldProps } from './field-props.ts';

/** The attributes that connect a control with its label and its `FieldNotes`. */
export interface ControlAttributes {
  id: string;
  name: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface ControlAttributesProps extends Omit<FieldProps, 'label'> {
  hint?: ReactNode;
}

/** Returns the attributes of a control. Its id is generated unless the props set one. */
export function useControlAttributes(props: ControlAttributesProps): ControlAttributes {
  const { hint, error, required, name } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const noteIds = [error && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean);
  return {
    id,
    name,
    'aria-describedby': noteIds.join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
}
