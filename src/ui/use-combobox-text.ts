import { useState, type InputHTMLAttributes, type RefObject } from 'react';
import type { ComboboxProps } from './combobox-field.tsx';
import type { useComboboxRows } from './use-combobox-rows.ts';

/** The text in the input: what is being typed, else the chosen item's. */
export function useComboboxText<Item>({ value, itemKey, itemText, onInput, onSelect }: ComboboxProps<Item>) {
  const [draft, setDraft] = useState<string>();
  const chosenKey = value && itemKey(value);
  const [lastKey, setLastKey] = useState(chosenKey);

  // An item that is chosen elsewhere (both ends of a trip swapped) takes the place of the typed text.
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

/** What the list is told of the input, which is there before it. */
export type InputHandlers = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'onClick' | 'onBlur' | 'onKeyDown'
>;

/** What the list is given by the field that it belongs to. */
export interface ComboboxParts<Item> extends ReturnType<typeof useComboboxRows<Item>> {
  id: string;
  text: ComboboxText;
  inputRef: RefObject<HTMLInputElement | null>;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}
