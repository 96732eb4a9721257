import type { LiHTMLAttributes, ReactNode } from 'react';
import { comparableText } from '../../lib/comparable-text.ts';
import type { ComboboxProps } from './combobox-props.ts';
import type { Row } from './use-combobox-rows.ts';

interface ComboboxRowProps<Item> extends Pick<
  ComboboxProps<Item>,
  'items' | 'itemText' | 'itemDetail' | 'itemIcon'
> {
  /** The text in the input; the part of a suggestion that matches it is marked. */
  inputText: string;
  row: Row<Item>;
  /** The heading above the row, if its item is the first of a group. */
  groupHeading: string | undefined;
  isHighlighted: boolean;
  /** The attributes and handlers that make the row an option of the list. */
  optionProps: LiHTMLAttributes<HTMLLIElement>;
}

/** A row of the list: a suggestion, with the heading of its group above the first one of each group, or the footer. */
export function ComboboxRow<Item>(props: ComboboxRowProps<Item>) {
  const { row, groupHeading, isHighlighted, optionProps, items, inputText } = props;
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
  const detail = props.itemDetail(row.item);
  return (
    <>
      {groupHeading !== undefined && (
        <li role="presentation" className="suggestions-group">
          {groupHeading}
        </li>
      )}
      <li {...optionProps} className="suggestion" data-highlighted={highlighted}>
        <span className="suggestion-icon">{props.itemIcon(row.item)}</span>
        <span className="suggestion-text">
          <span className="suggestion-title" dir="auto">
            {markMatch(props.itemText(row.item), inputText)}
          </span>
          {detail && (
            <span className="suggestion-detail" dir="auto">
              {markMatch(detail, inputText)}
            </span>
          )}
        </span>
      </li>
    </>
  );
}

/** Marks the part of a title or detail that matches the text in the input. */
function markMatch(text: string, inputText: string): ReactNode {
  const [haystack, needle] = [foldText(text), foldText(comparableText(inputText))];
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

/** Removes differences of accents, case and apostrophes, so that "cancun" matches "Cancún". */
function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[\u2018\u2019]/g, "'")
    .toLowerCase();
}
