import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { Spinner } from './spinner.tsx';

/** What a combobox needs to know, whether its list has arrived or not. */
export interface ComboboxProps<Item> extends FieldProps {
  /** The chosen item. */
  value: Item | undefined;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** What the input shows once it is chosen. */
  itemText: (item: Item) => string;
  itemDetail?: (item: Item) => string | undefined;
  itemIcon?: (item: Item) => ReactNode;
  /** The heading above a run of items: "Recent". */
  itemGroup?: (item: Item) => string | undefined;
  minCharacters?: number;
  loading?: boolean;
  /** Shown when nothing was found. */
  emptyText: string;
  /** The last row, always there. */
  footer?: { text: string; onSelect: () => void };
  /** The visitor typed. Choosing an item does not call it. */
  onInput: (text: string) => void;
  /** Undefined when the text no longer is that of the chosen item. */
  onSelect: (item: Item | undefined) => void;
  /** Given a function that stays the same: told when the list opens and closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

interface ComboboxFieldProps extends FieldProps {
  loading?: boolean | undefined;
  inputRef: Ref<HTMLInputElement>;
  inputProps: InputHTMLAttributes<HTMLInputElement>;
  onClear: () => void;
  children?: ReactNode;
}

/** The look of a combobox: the same before and after its list can open. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, error, required, id, loading, inputRef, inputProps, onClear, children } = props;
  const { t } = useLingui();
  return (
    <Field label={label} error={error} required={required} id={id}>
      {(wiring) => (
        <div className="control-hold">
          <div className="control">
            <input
              type="text"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              {...inputProps}
              {...wiring}
              ref={inputRef}
              className="input"
              part="input"
            />
            {inputProps.value !== '' && (
              <span className="control-end">
                {/* Its place is kept: nothing moves when the suggestions are there. */}
                <span className="control-busy">{loading && <Spinner />}</span>
                <IconButton label={t`Clear`} onClick={onClear}>
                  <X size={18} aria-hidden="true" />
                </IconButton>
              </span>
            )}
          </div>
          {children}
        </div>
      )}
    </Field>
  );
}
