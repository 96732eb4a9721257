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
  /** Shown above the first item of a group. */
  groupHeading: string | undefined;
  isHighlighted: boolean;
  /** The attributes and handlers of an option. */
  optionProps: LiHTMLAttributes<HTMLLIElement>;
}

export function ComboboxRow<Item>(props: ComboboxRowProps<Item>) {
  const { row, groupHeading, isHighlighted, optionProps, items, text } = props;
  const highlighted = isHighlighted ? '' : undefined;
  if ('footer' in row) {
    return (
      <li
        {...optionProps}
        className="suggestion"
        data-highlighted={highlighted}
        data-footer={items.length > 0 ? 'separated' : ''}
      >
        {row.footer.text}
      </li>
    );
  }
  const detail = props.itemDetail?.(row.item);
  return (
    <>
      {groupHeading !== undefined && (
        <li role="presentation" className="suggestions-group">
          {groupHeading}
        </li>
      )}
      <li {...optionProps} className="suggestion" data-highlighted={highlighted}>
        <span className="suggestion-icon">{props.itemIcon?.(row.item)}</span>
        <span className="suggestion-text">
          <span className="suggestion-title">{highlightMatch(props.itemText(row.item), text.text)}</span>
          {detail && <span className="suggestion-detail">{highlightMatch(detail, text.text)}</span>}
        </span>
      </li>
    </>
  );
}

/** Marks the typed part of a text. */
function highlightMatch(text: string, typed: string): ReactNode {
  const [haystack, needle] = [foldText(text), foldText(comparableText(typed))];
  const start = needle === '' ? -1 : haystack.indexOf(needle);
  // If folding has changed the length, positions in the folded text do not apply to the original.
  if (start < 0 || haystack.length !== text.length) return text;
  const end = start + needle.length;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}

/** Ignores accents, case and kinds of apostrophes: "cancun" matches "Cancún". */
function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[\u2018\u2019]/g, "'")
    .toLowerCase();
}
