import { useState, type RefObject } from 'react';
import type { ComboboxProps } from './combobox-field.tsx';

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

/** What the plain field and the one with a list share, so that one can take over from the other. */
export interface ComboboxParts {
  id: string;
  labelId: string;
  text: ComboboxText;
  inputRef: RefObject<HTMLInputElement | null>;
}
