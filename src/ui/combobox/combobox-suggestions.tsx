import { Plural, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { comparableText } from '../../lib/typed-text.ts';
import css from './combobox-list.css?inline';
import { ComboboxRow } from './combobox-row.tsx';
import { Popover } from '../feedback/popover.tsx';
import { useStyles } from '../ui-context.ts';
import type { InputHandlers } from './use-combobox-text.ts';
import { useSuggestions, type SuggestionsProps } from './use-suggestions.ts';

/** The list of a combobox, only rendered by `LazyCombobox`, below its input. */
export function ComboboxSuggestions<Item>({
  ref,
  ...props
}: SuggestionsProps<Item> & { ref: Ref<InputHandlers> }) {
  useStyles(css);
  const { t } = useLingui();
  const { items, itemGroup, rows, markedIndex, isOpen, loading = false } = props;
  const { getMenuProps, getItemProps } = useSuggestions(props, ref);
  const message = useListMessage(props);
  const groupOf = (index: number) => {
    const item = items[index];
    return item && itemGroup?.(item);
  };
  return (
    <Popover
      kind="list"
      open={isOpen}
      // Pressing the box itself must not move the focus away from the input.
      onMouseDown={(event) => event.preventDefault()}
    >
      {/* Announced when it changes; the number of suggestions is visible anyway, so it is not shown. */}
      <p role="status" className={message === undefined ? 'hidden' : 'suggestions-message'}>
        {message ?? (!loading && <Plural value={items.length} one="# suggestion" other="# suggestions" />)}
      </p>
      <ul
        // A new list instead of moving the old one, which would count as a layout shift.
        key={message === undefined ? 'suggestions' : 'none'}
        {...getMenuProps({ 'aria-label': t`Suggestions` }, { suppressRefError: true })}
        className="suggestions"
      >
        {isOpen &&
          rows.map((row, index) => (
            <ComboboxRow
              key={'item' in row ? props.itemKey(row.item) : ''}
              {...props}
              row={row}
              group={groupOf(index) === groupOf(index - 1) ? undefined : groupOf(index)}
              isHighlighted={index === markedIndex}
              optionProps={getItemProps({ item: row, index })}
            />
          ))}
      </ul>
    </Popover>
  );
}

function useListMessage<Item>(props: SuggestionsProps<Item>): string | undefined {
  const { items, text, minCharacters = 0, loading, emptyText } = props;
  const { t } = useLingui();
  if (items.length > 0) return undefined;
  if (comparableText(text.text).length < minCharacters) return t`Type at least ${minCharacters} characters`;
  return loading ? t`Searching…` : emptyText;
}
