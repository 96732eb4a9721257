import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useState } from 'react';
import type { ComboboxProps } from './combobox-field.tsx';
import { shadowEnvironment } from './shadow-environment.ts';
import { useUi } from './ui-context.ts';
import type { ComboboxParts } from './use-combobox-text.ts';

/** A row of the list: an item, or the last row with its own deed. */
export type Row<Item> = { item: Item } | { footer: { text: string; onSelect: () => void } };

/** Downshift, told to work inside a shadow root and to leave the input's text to us. */
export function useSuggestions<Item>(props: ComboboxProps<Item> & ComboboxParts & { opensAtOnce: boolean }) {
  const { items, footer, text, value, id, labelId, inputRef } = props;
  const { root } = useUi();
  const [environment] = useState(() => shadowEnvironment(root));
  const rows: Row<Item>[] = [...items.map((item) => ({ item })), ...(footer ? [{ footer }] : [])];
  const keyOf = (row: Row<Item> | undefined) =>
    row && ('item' in row ? `item ${props.itemKey(row.item)}` : 'footer');
  // The list may change under the visitor's hands: what is marked is a row, not a place in the list.
  const [marked, setMarked] = useState<string>();

  const combobox = useCombobox<Row<Item>>({
    items: rows,
    inputId: id,
    labelId,
    environment,
    initialIsOpen: props.opensAtOnce,
    inputValue: text.text,
    highlightedIndex: marked === undefined ? -1 : rows.findIndex((row) => keyOf(row) === marked),
    onHighlightedIndexChange: ({ highlightedIndex }) => setMarked(keyOf(rows[highlightedIndex])),
    selectedItem: value === undefined ? null : { item: value },
    itemToString: (row) => (row && 'item' in row ? props.itemText(row.item) : text.text),
    itemToKey: (row) => (row && 'item' in row ? props.itemKey(row.item) : row && 'footer'),
    stateReducer: keepWhatWasNotChosen,
    onStateChange: ({ type, selectedItem: row }) => {
      const { ItemClick, InputKeyDownEnter } = useCombobox.stateChangeTypes;
      if (!row || (type !== ItemClick && type !== InputKeyDownEnter)) return;
      if ('footer' in row) {
        row.footer.onSelect();
      } else {
        text.forget();
        props.onSelect(row.item);
      }
    },
  });

  const { ref: attachInput, ...inputProps } = combobox.getInputProps({
    ref: inputRef,
    onChange: (event) => text.type(event.currentTarget.value),
    onKeyDown: (event) => {
      // While the list is open Enter belongs to it, and must not send the form.
      if (event.key === 'Enter' && combobox.isOpen) event.preventDefault();
      // An open list takes Escape for itself; a closed one leaves it to a dialog around the field.
      if (event.key === 'Escape' && !combobox.isOpen) {
        Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
      }
    },
  });
  return { ...combobox, rows, inputProps, attachInput };
}

/** Leaving the field or pressing Escape never chooses, nor empties it; a click into the field never hides the list. */
function keepWhatWasNotChosen<Item>(
  state: UseComboboxState<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> {
  const { InputBlur, InputKeyDownEscape, InputClick } = useCombobox.stateChangeTypes;
  if (type === InputBlur || type === InputKeyDownEscape)
    return { ...state, isOpen: false, highlightedIndex: -1 };
  return type === InputClick ? { ...changes, isOpen: true } : changes;
}
