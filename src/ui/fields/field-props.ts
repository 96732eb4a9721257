import type { ReactNode } from 'react';

/** The props that all fields have in common. */
export interface FieldProps {
  /** Always visible, and exactly the field's accessible name. */
  label: string;
  error?: string | undefined;
  required?: boolean | undefined;
  /** Needed if an error summary links to the field. */
  id?: string | undefined;
  /** The key of the field's value in a submitted form. */
  name?: string | undefined;
}

/** Decorations of a control that suggest what to enter. */
export interface FieldHints {
  /** At the start of the control. */
  icon?: ReactNode;
  placeholder?: string;
}
