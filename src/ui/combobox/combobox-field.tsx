import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field, type FieldHints, type FieldProps } from '../fields/field.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Spinner } from '../feedback/spinner.tsx';

/** The props of a combobox, whether or not its list has loaded. */
export interface ComboboxProps<Item> extends FieldProps, FieldHints {
  /** The chosen item. */
  value: Item | undefined;
  /** Shown as if it were typed, until an item is selected. */
  initialText?: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** What the input shows when it is selected. */
  itemText: (item: Item) => string;
  itemDetail?: (item: Item) => string | undefined;
  itemIcon?: (item: Item) => ReactNode;
  /** The heading above a run of items: "Recent". */
  itemGroup?: (item: Item) => string | undefined;
  minCharacters?: number;
  loading?: boolean;
  /** Shown if nothing was found. */
  emptyText: string;
  /** The last row, always present. */
  footer?: { text: string; onSelect: () => void };
  /** Called when the visitor types, but not when an item is selected. */
  onInput: (text: string) => void;
  /** Undefined if the text no longer matches the selected item. */
  onSelect: (item: Item | undefined) => void;
}

interface ComboboxFieldProps extends FieldProps, FieldHints {
  loading?: boolean | undefined;
  inputRef: Ref<HTMLInputElement>;
  inputProps: InputHTMLAttributes<HTMLInputElement>;
  onClear: () => void;
  children?: ReactNode;
}

/** The visual parts of a combobox, identical before and after its list has loaded. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, error, required, id, name, icon, placeholder, loading } = props;
  const { inputRef, inputProps, onClear, children } = props;
  const { t } = useLingui();
  return (
    <Field label={label} error={error} required={required} id={id} name={name}>
      {(wiring) => (
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
              {...wiring}
              ref={inputRef}
              className="input"
              part="input"
            />
            {/* Hidden while there is nothing to clear. */}
            <span className="control-end">
              {/* Its space is reserved, so that nothing shifts when the suggestions arrive. */}
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
