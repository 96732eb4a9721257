import { Field } from '../field.tsx';
import type { FieldProps } from '../field-props.ts';
import { useLiveText } from '../live-value/use-live-value.ts';
import css from './text-area-field.css?inline';
import { useStyles } from '../../ui-context.ts';

interface TextAreaFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** A field for several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  useStyles(css);
  const { ref, initialValue } = useLiveText<HTMLTextAreaElement>(props);
  return (
    <Field {...props}>
      {(attributes) => (
        <div className="control">
          <textarea
            {...attributes}
            className="input"
            part="input"
            ref={ref}
            defaultValue={initialValue}
            // Browsers scroll only the cursor of a text area into view; the bottom bar may then cover the rest.
            onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
          />
        </div>
      )}
    </Field>
  );
}
