import type { ReactNode } from 'react';
import type { FieldDecorations, FieldProps } from '../fields/field-props.ts';

/** A last row whose selection triggers an action. */
export interface ComboboxFooter {
  text: string;
  onSelect: () => void;
}

/** The props of a `LazyCombobox`. */
export interface ComboboxProps<Item> extends FieldProps, FieldDecorations {
  /** The selected item. */
  value: Item | undefined;
  /** Prefills the input, as if the visitor had typed it, unless an item is selected at first. */
  initialText: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** The title in the list, and the text of the input once the item is selected. */
  itemText: (item: Item) => string;
  itemDetail: (item: Item) => string | undefined;
  itemIcon: (item: Item) => ReactNode;
  /** The heading above consecutive items of one group: "Recent". */
  itemGroup: (item: Item) => string | undefined;
  /** How many characters the visitor must type; until then, a message that asks for them replaces `emptyText`. */
  minCharacters: number;
  loading: boolean;
  /** The message in place of the list if there are no items. */
  emptyText: string;
  /** The last row of the list, which is present even if there are no items. */
  footer: ComboboxFooter;
  /** Called when the visitor types, but not when an item is selected. */
  onInput: (text: string) => void;
  /** Called with undefined when the text of the selected item is changed. */
  onSelect: (item: Item | undefined) => void;
}
