import { useState } from 'react';
import type { ComboboxProps } from './combobox-field.tsx';

/** A row of the list: an item, or the last row with its own deed. */
export type Row<Item> = { item: Item } | { footer: { text: string; onSelect: () => void } };

/** The list may change under the visitor's hands: what is marked is a row, not a place in the list. */
export function useComboboxRows<Item>({ items, itemKey, footer }: ComboboxProps<Item>) {
  const [marked, setMarked] = useState<string>();
  const rows: Row<Item>[] = [...items.map((item) => ({ item })), ...(footer ? [{ footer }] : [])];
  const keyOf = (row: Row<Item>) => ('item' in row ? `item ${itemKey(row.item)}` : 'footer');
  return {
    rows,
    /** -1 where no row is marked, or the marked one is gone. */
    markedIndex: rows.findIndex((row) => keyOf(row) === marked),
    mark: (index: number) => {
      const row = rows[index];
      setMarked(row && keyOf(row));
    },
  };
}
