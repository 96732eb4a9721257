import { useState } from 'react';
import type { ComboboxProps } from './combobox-props.ts';

/** The text in the input, typed or of the selected item, and the functions that change it. Typed text takes precedence. */
export function useComboboxInput<Item>(props: ComboboxProps<Item>) {
  const { value, initialText, itemKey, itemText, onInput, onSelect } = props;
  const [draft, setDraft] = useState(value ? undefined : initialText);
  const selectedKey = value && itemKey(value);
  const [previousKey, setPreviousKey] = useState(selectedKey);

  // An item that is selected elsewhere, such as by a button that swaps two fields, replaces the typed text.
  if (selectedKey !== previousKey) {
    setPreviousKey(selectedKey);
    if (selectedKey !== undefined) setDraft(undefined);
  }

  function handleInput(text: string) {
    setDraft(text);
    onInput(text);
    if (value) onSelect(undefined);
  }

  return {
    text: draft ?? (value ? itemText(value) : ''),
    handleInput,
    clear: () => handleInput(''),
    discardDraft: () => setDraft(undefined),
  };
}
export type ComboboxInput = ReturnType<typeof useComboboxInput>;
