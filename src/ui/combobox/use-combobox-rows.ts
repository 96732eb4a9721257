import { useState } from 'react';
import type { ComboboxProps } from './combobox-field.tsx';

/** A row of the list: an item, or the last row with its own action. */
export type Row<Item> = { item: Item } | { footer: { text: string; onSelect: () => void } };

/** The list may change while the visitor uses it, so the highlight follows a row rather than an index. */
export function useComboboxRows<Item>({ items, itemKey, footer }: ComboboxProps<Item>) {
  const [marked, setMarked] = useState<string>();
  const rows: Row<Item>[] = [...items.map((item) => ({ item })), ...(footer ? [{ footer }] : [])];
  const keyOf = (row: Row<Item>) => ('item' in row ? `item ${itemKey(row.item)}` : 'footer');
  return {
    rows,
    /** -1 if no row is highlighted or the highlighted one was removed. */
    markedIndex: rows.findIndex((row) => keyOf(row) === marked),
    mark: (index: number) => {
      const row = rows[index];
      setMarked(row && keyOf(row));
    },
  };
}
