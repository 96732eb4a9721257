import type { InputHTMLAttributes } from 'react';
import { Field } from '../field.tsx';
import type { FieldProps } from '../field-props.ts';
import { useLiveText } from '../live-value/use-live-value.ts';
import { useStyles } from '../../ui-context.ts';
import css from './text-field.css?inline';

type NativeAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'placeholder'
  | 'autoComplete'
  | 'inputMode'
  | 'disabled'
  | 'readOnly'
  | 'onFocus'
  | 'onBlur'
  | 'onKeyDown'
  | 'spellCheck'
  | 'autoCapitalize'
  | 'enterKeyHint'
  | 'dir'
>;

interface TextFieldProps extends FieldProps, NativeAttributes {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email';
}

/** A field for one line of text. */
export function TextField(props: TextFieldProps) {
  const { label, error, required, id, name, value, onChange, type = 'text', ...native } = props;
  useStyles(css);
  const { ref, initialValue } = useLiveText<HTMLInputElement>({ value, onChange });
  return (
    <Field label={label} error={error} required={required} id={id} name={name}>
      {(attributes) => (
        <div className="control">
          <input
            {...native}
            {...attributes}
            className="input"
            part="input"
            type={type}
            ref={ref}
            defaultValue={initialValue}
          />
        </div>
      )}
    </Field>
  );
}
