import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useImperativeHandle, useState, type KeyboardEvent, type Ref, type RefCallback } from 'react';
import type { ComboboxProps } from './combobox-field.tsx';
import { shadowEnvironment } from './shadow-environment.ts';
import { useUi } from '../ui-context.ts';
import type { Row } from './use-combobox-rows.ts';
import type { ComboboxParts, InputHandlers } from './use-combobox-text.ts';

export type SuggestionsProps<Item> = ComboboxProps<Item> & ComboboxParts<Item>;

/** Downshift, configured to work inside a shadow root and to leave the input and its text to us. */
export function useSuggestions<Item>(props: SuggestionsProps<Item>, ref: Ref<InputHandlers>) {
  const { id, text, value, rows, markedIndex, inputRef, isOpen } = props;
  const { root } = useUi();
  const [environment] = useState(() => shadowEnvironment(root));

  const combobox = useCombobox<Row<Item>>({
    items: rows,
    // The field derives the ids of the list and its rows in the same way, with the suffixes "-menu" and "-item-3".
    id,
    environment,
    isOpen,
    onIsOpenChange: (state) => props.onOpen(state.isOpen),
    inputValue: text.text,
    highlightedIndex: markedIndex,
    onHighlightedIndexChange: ({ highlightedIndex }) => props.mark(highlightedIndex),
    selectedItem: value === undefined ? null : { item: value },
    itemToString: (row) => (row && 'item' in row ? props.itemText(row.item) : text.text),
    itemToKey: (row) => (row && 'item' in row ? props.itemKey(row.item) : row && 'footer'),
    stateReducer: keepWhatWasNotChosen,
    scrollIntoView: showInList,
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

  const {
    ref: attach,
    onChange,
    onClick,
    onBlur,
    onKeyDown,
  } = combobox.getInputProps({
    onKeyDown: (event: KeyboardEvent) => {
      // Updated immediately: downshift reports it slightly later, and the next key may come before that.
      const row = event.altKey ? undefined : rowAfter(event.key, markedIndex, rows.length);
      if (row !== undefined) {
        event.preventDefault();
        props.onOpen(true);
        props.mark(row);
      }
      // While the list is open, Enter belongs to it and must not submit the form.
      if (event.key === 'Enter' && isOpen) event.preventDefault();
      // An open list consumes Escape; a closed one leaves it to a surrounding dialog.
      const isEscape = event.key === 'Escape';
      if (isEscape && isOpen) {
        event.preventDefault();
        props.onOpen(false);
        props.mark(-1);
      }
      if (row !== undefined || isEscape) {
        Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
      }
    },
  });
  useImperativeHandle(ref, () => {
    (attach as RefCallback<HTMLInputElement>)(inputRef.current);
    return { onChange, onClick, onBlur, onKeyDown };
  });
  return combobox;
}

/** The next index for an arrow key, wrapping around. */
function rowAfter(key: string, marked: number, count: number): number | undefined {
  if (key === 'ArrowDown') return marked + 1 < count ? marked + 1 : 0;
  if (key === 'ArrowUp') return marked > 0 ? marked - 1 : count - 1;
  return undefined;
}

/** Blur neither selects an item nor clears the field; clicking into the field never hides the list. */
function keepWhatWasNotChosen<Item>(
  state: UseComboboxState<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> {
  const { InputBlur, InputClick } = useCombobox.stateChangeTypes;
  if (type === InputBlur) return { ...state, isOpen: false, highlightedIndex: -1 };
  return type === InputClick ? { ...changes, isOpen: true } : changes;
}

/** As in the style sheet. */
const LIST_PADDING = 6;

/** Scrolls the list as far as needed, and never the page around it. */
function showInList(row: HTMLElement | null, list: HTMLElement): void {
  if (!row) return;
  const [shown, box] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  const above = box.top + LIST_PADDING - shown.top;
  const below = shown.bottom + LIST_PADDING - box.bottom;
  if (above > 0) list.scrollTop -= above;
  if (below > 0) list.scrollTop += below;
}
