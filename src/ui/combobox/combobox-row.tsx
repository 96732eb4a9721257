import type { LiHTMLAttributes, ReactNode } from 'react';
import { comparableText } from '../../lib/typed-text.ts';
import type { ComboboxProps } from './combobox-field.tsx';
import type { Row } from './use-combobox-rows.ts';
import type { ComboboxText } from './use-combobox-text.ts';

interface ComboboxRowProps<Item> extends Pick<
  ComboboxProps<Item>,
  'items' | 'itemText' | 'itemDetail' | 'itemIcon'
> {
  text: ComboboxText;
  row: Row<Item>;
  /** The heading of the group of items that starts here. */
  group: string | undefined;
  isHighlighted: boolean;
  optionProps: LiHTMLAttributes<HTMLLIElement>;
}

export function ComboboxRow<Item>(props: ComboboxRowProps<Item>) {
  const { row, group, isHighlighted, optionProps, items, text } = props;
  const look = { className: 'suggestion', 'data-highlighted': isHighlighted ? '' : undefined };
  if ('footer' in row) {
    return (
      <li {...optionProps} {...look} data-footer={items.length > 0 ? 'parted' : ''}>
        {row.footer.text}
      </li>
    );
  }
  const detail = props.itemDetail?.(row.item);
  return (
    <>
      {group !== undefined && (
        <li role="presentation" className="suggestions-group">
          {group}
        </li>
      )}
      <li {...optionProps} {...look}>
        <span className="suggestion-icon">{props.itemIcon?.(row.item)}</span>
        <span className="suggestion-text">
          <span className="suggestion-title">{withMatch(props.itemText(row.item), text.text)}</span>
          {detail && <span className="suggestion-detail">{withMatch(detail, text.text)}</span>}
        </span>
      </li>
    </>
  );
}

/** Highlights the typed part. */
function withMatch(title: string, typed: string): ReactNode {
  const wanted = plain(comparableText(typed));
  const start = wanted === '' ? -1 : plain(title).indexOf(wanted);
  if (start < 0 || plain(title).length !== title.length) return title;
  const end = start + wanted.length;
  return (
    <>
      {title.slice(0, start)}
      <mark>{title.slice(start, end)}</mark>
      {title.slice(end)}
    </>
  );
}

/** Ignores accents, case and kinds of apostrophes: "cancun" matches "Cancún". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[\u2018\u2019]/g, "'")
    .toLowerCase();
}
