import { useState } from 'react';
import type { ComboboxProps } from './combobox-field.tsx';

/** A row of the list: an item, or the footer with an action of its own. */
export type Row<Item> = { item: Item } | { footer: { text: string; onSelect: () => void } };

/** The rows of the list and the highlighted one, which stays highlighted when the rows around it change. */
export function useComboboxRows<Item>({ items, itemKey, footer }: ComboboxProps<Item>) {
  const [highlightedKey, setHighlightedKey] = useState<string>();
  const rows: Row<Item>[] = [...items.map((item) => ({ item })), ...(footer ? [{ footer }] : [])];
  const keyOf = (row: Row<Item>) => ('item' in row ? `item ${itemKey(row.item)}` : 'footer');
  return {
    rows,
    /** -1 if no row is highlighted or the highlighted one was removed. */
    highlightedIndex: rows.findIndex((row) => keyOf(row) === highlightedKey),
    /** An index that is out of range, such as -1, removes the highlight. */
    highlight: (index: number) => {
      const row = rows[index];
      setHighlightedKey(row && keyOf(row));
    },
  };
}
export type ComboboxRows<Item> = ReturnType<typeof useComboboxRows<Item>>;
