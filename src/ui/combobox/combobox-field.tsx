import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field, type FieldHints, type FieldProps } from '../fields/field.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Spinner } from '../feedback/spinner.tsx';

export interface ComboboxProps<Item> extends FieldProps, FieldHints {
  /** The selected item. */
  value: Item | undefined;
  /** Prefills the input, as if it had been typed, if no item is selected at first. */
  initialText?: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** The title in the list, and the text of the input once the item is selected. */
  itemText: (item: Item) => string;
  itemDetail?: (item: Item) => string | undefined;
  itemIcon?: (item: Item) => ReactNode;
  /** Consecutive items of one group get a heading: "Recent". */
  itemGroup?: (item: Item) => string | undefined;
  /** Until that many characters are typed, the list says so instead of `emptyText`. */
  minCharacters?: number;
  loading?: boolean;
  /** Shown instead of the list if there are no items. */
  emptyText: string;
  /** The last row, always present. */
  footer?: { text: string; onSelect: () => void };
  /** Called when the visitor types, but not when an item is selected. */
  onInput: (text: string) => void;
  /** Called with undefined when the text of the selected item is changed. */
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
