import type { TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { useLiveText } from './live-value.ts';
import css from './text-area-field.css?inline';
import { useStyles } from './ui-context.ts';

type NativeTextArea = Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name'>;

interface TextAreaFieldProps extends FieldProps, NativeTextArea {
  value: string;
  onChange: (value: string) => void;
}

export function TextAreaField(props: TextAreaFieldProps) {
  useStyles(css);
  const { label, error, required, id, value, onChange, ...native } = props;
  const { ref, initial } = useLiveText<HTMLTextAreaElement>({ value, onValue: onChange });
  return (
    <Field label={label} error={error} required={required} id={id}>
      {(wiring) => (
        <div className="control">
          <textarea
            {...native}
            {...wiring}
            className="input"
            part="input"
            ref={ref}
            defaultValue={initial}
            // Browsers scroll only the cursor of a text area into view, which may then be below the bottom bar.
            onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
          />
        </div>
      )}
    </Field>
  );
}
