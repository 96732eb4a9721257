import type { ReactNode } from 'react';

/** The props that fields have in common. */
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

/** What a control shows to suggest what to enter. */
export interface FieldDecorations {
  /** At the start of the control. */
  icon?: ReactNode;
  placeholder?: string;
}
