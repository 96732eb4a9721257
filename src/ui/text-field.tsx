import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';

type NativeInput = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'name'
  | 'autoComplete'
  | 'inputMode'
  | 'placeholder'
  | 'maxLength'
  | 'disabled'
  | 'readOnly'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'spellCheck'
  | 'autoCapitalize'
  | 'enterKeyHint'
>;

export interface TextFieldProps extends FieldProps, NativeInput {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'tel' | 'search' | 'url';
  /** Small controls at the end of the input, such as a clear button. */
  end?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, required, id, value, onChange, type = 'text', end, ...native } = props;
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id}>
      {(wiring) => (
        <div className="control">
          <input
            {...native}
            {...wiring}
            className="input"
            part="input"
            type={type}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {end && <span className="control-end">{end}</span>}
        </div>
      )}
    </Field>
  );
}
