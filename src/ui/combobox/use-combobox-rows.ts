import { useState } from 'react';
import type { ComboboxFooter, ComboboxProps } from './combobox-props.ts';

/** A row of the list: an item, or the footer. */
export type Row<Item> = { item: Item } | { footer: ComboboxFooter };

/** The rows of the list. A highlighted row stays highlighted when the rows around it change. */
export function useComboboxRows<Item>({ items, itemKey, footer }: ComboboxProps<Item>) {
  const [highlightedKey, setHighlightedKey] = useState<string>();
  const rows: Row<Item>[] = [...items.map((item) => ({ item })), { footer }];
  const rowKey = (row: Row<Item>) => ('item' in row ? `item ${itemKey(row.item)}` : 'footer');
  return {
    rows,
    /** A unique key of each row: no item shares that of the footer. */
    rowKey,
    /** -1 if no row is highlighted, or if the highlighted row was removed. */
    highlightedIndex: rows.findIndex((row) => rowKey(row) === highlightedKey),
    /** Highlights the row at that index, or no row if the index is out of range, such as -1. */
    highlight: (index: number) => {
      const row = rows[index];
      setHighlightedKey(row && rowKey(row));
    },
  };
}
export type ComboboxRows<Item> = ReturnType<typeof useComboboxRows<Item>>;
