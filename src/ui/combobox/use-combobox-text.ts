import { useState, type InputHTMLAttributes, type RefObject } from 'react';
import type { ComboboxProps } from './combobox-field.tsx';
import type { useComboboxRows } from './use-combobox-rows.ts';

/** The text in the input: what is being typed, otherwise the selected item's text. */
export function useComboboxText<Item>(props: ComboboxProps<Item>) {
  const { value, initialText, itemKey, itemText, onInput, onSelect } = props;
  const [draft, setDraft] = useState(value ? undefined : initialText);
  const chosenKey = value && itemKey(value);
  const [lastKey, setLastKey] = useState(chosenKey);

  // An item that is selected elsewhere, such as by swapping the ends of a trip, replaces the typed text.
  if (chosenKey !== lastKey) {
    setLastKey(chosenKey);
    if (chosenKey !== undefined) setDraft(undefined);
  }

  function type(text: string) {
    setDraft(text);
    onInput(text);
    if (value) onSelect(undefined);
  }

  return {
    text: draft ?? (value ? itemText(value) : ''),
    type,
    clear: () => type(''),
    forget: () => setDraft(undefined),
  };
}

export type ComboboxText = ReturnType<typeof useComboboxText>;

/** What the list receives from the input, which exists before it. */
export type InputHandlers = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'onClick' | 'onBlur' | 'onKeyDown'
>;

/** The props that the list receives from its field. */
export interface ComboboxParts<Item> extends ReturnType<typeof useComboboxRows<Item>> {
  id: string;
  text: ComboboxText;
  inputRef: RefObject<HTMLInputElement | null>;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}
