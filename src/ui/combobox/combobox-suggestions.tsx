import { Plural, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { comparableText } from '../../lib/comparable-text.ts';
import { Popover } from '../feedback/popover.tsx';
import { useStyles } from '../ui-context.ts';
import css from './combobox-list.css?inline';
import { ComboboxRow } from './combobox-row.tsx';
import { useDownshift, type InputHandlers, type SuggestionsProps } from './use-downshift.ts';

/** The list of a `LazyCombobox`, below its input. */
export function ComboboxSuggestions<Item>({
  ref,
  ...props
}: SuggestionsProps<Item> & { ref: Ref<InputHandlers> }) {
  useStyles(css);
  const { t } = useLingui();
  const { items, rows, highlightedIndex, isOpen, loading } = props;
  const { getMenuProps, getItemProps } = useDownshift(props, ref);
  const message = useListMessage(props);
  return (
    <Popover
      kind="list"
      open={isOpen}
      // Pressing the popover, such as its scrollbar, must not take the focus from the input.
      onMouseDown={(event) => event.preventDefault()}
    >
      {/* The number of suggestions is announced, but hidden from those who can see the list. */}
      <p role="status" className={message === undefined ? 'hidden' : 'suggestions-message'}>
        {message ?? (!loading && <Plural value={items.length} one="# suggestion" other="# suggestions" />)}
      </p>
      <ul
        // A new element when the message appears above the list: moving the old one would count as a layout shift.
        key={message === undefined ? 'suggestions' : 'none'}
        {...getMenuProps({ 'aria-label': t`Suggestions` }, { suppressRefError: true })}
        className="suggestions"
      >
        {isOpen &&
          rows.map((row, index) => (
            <ComboboxRow
              key={props.rowKey(row)}
              {...props}
              inputText={props.input.text}
              row={row}
              groupHeading={groupHeadingAt(index, props)}
              isHighlighted={index === highlightedIndex}
              optionProps={getItemProps({ item: row, index })}
            />
          ))}
      </ul>
    </Popover>
  );
}

/** The message in place of the list while there are no items. */
function useListMessage<Item>(props: SuggestionsProps<Item>): string | undefined {
  const { items, input, minCharacters, loading, emptyText } = props;
  const { t } = useLingui();
  if (items.length > 0) return undefined;
  if (comparableText(input.text).length < minCharacters) return t`Type at least ${minCharacters} characters`;
  return loading ? t`Searching…` : emptyText;
}

/** The heading above the item at `index`: its group, unless the previous item belongs to the same one. */
function groupHeadingAt<Item>(index: number, { items, itemGroup }: SuggestionsProps<Item>) {
  const groupAt = (position: number) => {
    const item = items[position];
    return item && itemGroup(item);
  };
  const group = groupAt(index);
  return group === groupAt(index - 1) ? undefined : group;
}
