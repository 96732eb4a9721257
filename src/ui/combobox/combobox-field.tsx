import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field } from '../fields/field.tsx';
import type { FieldDecorations, FieldProps } from '../fields/field-props.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { Spinner } from '../feedback/spinner.tsx';

interface ComboboxFieldProps extends FieldProps, FieldDecorations {
  loading: boolean;
  inputRef: Ref<HTMLInputElement>;
  inputProps: InputHTMLAttributes<HTMLInputElement>;
  onClear: () => void;
  /** The list, once it has loaded. */
  children?: ReactNode;
}

/** The input of a combobox, identical before and after its list has loaded. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { name, icon, placeholder, loading, inputRef, inputProps, onClear, children } = props;
  const { t } = useLingui();
  return (
    <Field {...props}>
      {(attributes) => (
        <div className="control-wrapper">
          <div className="control">
            {icon}
            <input
              type="text"
              placeholder={placeholder}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              {...inputProps}
              {...attributes}
              ref={inputRef}
              className="input"
              part="input"
            />
            {/* Hidden by the style sheet while the input is empty. */}
            <span className="control-end">
              {/* Its space is reserved, so that nothing shifts while searching. */}
              <span className="control-busy">{loading && <Spinner />}</span>
              <IconButton label={t`Clear`} name={name && `clear-${name}`} onClick={onClear}>
                <X size={18} aria-hidden="true" />
              </IconButton>
            </span>
          </div>
          {children}
        </div>
      )}
    </Field>
  );
}
