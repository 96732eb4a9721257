import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import {
  useImperativeHandle,
  useState,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type Ref,
  type RefCallback,
  type RefObject,
} from 'react';
import { useUi } from '../ui-context.ts';
import type { ComboboxProps } from './combobox-props.ts';
import { scrollListTo } from './scroll-list-to.ts';
import { shadowEnvironment } from './shadow-environment.ts';
import type { ComboboxRows, Row } from './use-combobox-rows.ts';
import type { ComboboxInput } from './use-combobox-input.ts';

/** The props that the list receives from the `LazyCombobox` around it. */
export interface SuggestionsProps<Item> extends ComboboxProps<Item>, ComboboxRows<Item> {
  id: string;
  input: ComboboxInput;
  inputRef: RefObject<HTMLInputElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The handlers by which the list controls the input, which is rendered before the list has loaded. */
export type InputHandlers = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'onClick' | 'onBlur' | 'onKeyDown'
>;

/**
 * Sets up downshift for a list inside a shadow root, below an input whose text is controlled elsewhere. `ref` receives the
 * handlers for that input.
 */
export function useDownshift<Item>(props: SuggestionsProps<Item>, ref: Ref<InputHandlers>) {
  const { id, input, value, rows, highlightedIndex, inputRef, isOpen } = props;
  const { root } = useUi();
  const [environment] = useState(() => shadowEnvironment(root));

  const combobox = useCombobox<Row<Item>>({
    items: rows,
    // `LazyCombobox` derives the ids of the list and its rows in the same way: "-menu", "-item-3".
    id,
    environment,
    isOpen,
    onIsOpenChange: (state) => props.onOpenChange(state.isOpen),
    inputValue: input.text,
    highlightedIndex,
    onHighlightedIndexChange: (state) => props.highlight(state.highlightedIndex),
    selectedItem: value === undefined ? null : { item: value },
    itemToString: (row) => (row && 'item' in row ? props.itemText(row.item) : input.text),
    itemToKey: (row) => row && props.rowKey(row),
    stateReducer: adjustStateChange,
    scrollIntoView: scrollListTo,
    onStateChange: ({ type, selectedItem: row }) => {
      const { ItemClick, InputKeyDownEnter } = useCombobox.stateChangeTypes;
      if (row && (type === ItemClick || type === InputKeyDownEnter)) selectRow(row);
    },
  });

  function selectRow(row: Row<Item>) {
    if ('footer' in row) {
      row.footer.onSelect();
    } else {
      input.discardDraft();
      props.onSelect(row.item);
    }
  }

  const inputProps = combobox.getInputProps({ onKeyDown: (event) => handleKey(event, props) });
  useImperativeHandle(ref, () => {
    // Makes the input known to downshift. The type allows any kind of ref, but downshift passes a callback.
    (inputProps.ref as RefCallback<HTMLInputElement>)(inputRef.current);
    const { onChange, onClick, onBlur, onKeyDown } = inputProps;
    return { onChange, onClick, onBlur, onKeyDown };
  });
  return combobox;
}

/** Handles the arrow keys, Home, End and Escape; downshift handles all others. */
function handleKey<Item>(event: KeyboardEvent, list: SuggestionsProps<Item>): void {
  const { highlight, isOpen, onOpenChange } = list;
  const isEscape = event.key === 'Escape';
  const nextIndex = event.altKey ? undefined : indexAfterKey(event.key, list);
  // An open list uses these keys: Enter must not submit the form, nor Escape close a dialog around the field.
  if (isOpen && (isEscape || event.key === 'Enter')) event.preventDefault();
  if (isOpen && isEscape) {
    onOpenChange(false);
    highlight(-1);
  }
  if (nextIndex !== undefined) {
    event.preventDefault();
    onOpenChange(true);
    // Not left to downshift, which reports the highlighted row after a delay, in which the next key may be pressed.
    highlight(nextIndex);
  }
  // Downshift must not handle these keys as well. It would also clear the text on Escape in a closed list.
  if (isEscape || nextIndex !== undefined)
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}

/**
 * The index of the row to which a key moves the highlight: an arrow key goes around the ends of the list, Home and End go to
 * its ends. Undefined for other keys, and for Home and End in a closed list, where they move the cursor in the text.
 */
function indexAfterKey<Item>(
  key: string,
  { rows, highlightedIndex, isOpen }: SuggestionsProps<Item>,
): number | undefined {
  const lastIndex = rows.length - 1;
  if (key === 'ArrowDown') return highlightedIndex < lastIndex ? highlightedIndex + 1 : 0;
  if (key === 'ArrowUp') return highlightedIndex > 0 ? highlightedIndex - 1 : lastIndex;
  if (isOpen && key === 'Home') return 0;
  return isOpen && key === 'End' ? lastIndex : undefined;
}

/** Keeps a blur from selecting the highlighted item or clearing the text, and a click into the field from closing the list. */
function adjustStateChange<Item>(
  state: UseComboboxState<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> {
  const { InputBlur, InputClick } = useCombobox.stateChangeTypes;
  if (type === InputBlur) return { ...state, isOpen: false, highlightedIndex: -1 };
  return type === InputClick ? { ...changes, isOpen: true } : changes;
}
