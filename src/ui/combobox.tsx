import { Plural, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { ComboboxField, type ComboboxProps } from './combobox-field.tsx';
import css from './combobox-list.css?inline';
import { ComboboxRow } from './combobox-row.tsx';
import { Popover } from './popover.tsx';
import { useStyles } from './ui-context.ts';
import type { ComboboxParts } from './use-combobox-text.ts';
import { useSuggestions } from './use-suggestions.ts';

/** The field with its list. Only `LazyCombobox` shows it. */
export function Combobox<Item>(props: ComboboxProps<Item> & ComboboxParts & { opensAtOnce: boolean }) {
  useStyles(css);
  const { t } = useLingui();
  const { text, items, itemGroup, inputRef, loading = false, onOpenChange } = props;
  const { isOpen, rows, highlightedIndex, inputProps, attachInput, getMenuProps, getItemProps } =
    useSuggestions(props);
  const message = useListMessage(props);
  useEffect(() => {
    if (!isOpen) return;
    onOpenChange?.(true);
    return () => onOpenChange?.(false);
  }, [isOpen, onOpenChange]);
  const groupOf = (index: number) => {
    const item = items[index];
    return item && itemGroup?.(item);
  };
  const clear = () => {
    text.clear();
    inputRef.current?.focus();
  };
  return (
    <ComboboxField
      {...props}
      inputProps={inputProps}
      inputRef={attachInput}
      loading={loading && isOpen}
      onClear={clear}
    >
      {/* A press on the box itself must not take the focus from the input. */}
      <Popover kind="list" open={isOpen} onMouseDown={(event) => event.preventDefault()}>
        {/* Read out as it changes; a number of suggestions that anybody can see is not drawn. */}
        <p role="status" className={message === undefined ? 'hidden' : 'suggestions-message'}>
          {message ?? (!loading && <Plural value={items.length} one="# suggestion" other="# suggestions" />)}
        </p>
        <ul
          // Another list, not the same one moved: only what a person sees appear may appear.
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
                isHighlighted={index === highlightedIndex}
                optionProps={getItemProps({ item: row, index })}
              />
            ))}
        </ul>
      </Popover>
    </ComboboxField>
  );
}

function useListMessage<Item>(props: ComboboxProps<Item> & ComboboxParts): string | undefined {
  const { items, text, minCharacters = 0, loading, emptyText } = props;
  const { t } = useLingui();
  if (items.length > 0) return undefined;
  if (text.text.trim().length < minCharacters) return t`Type at least ${minCharacters} characters`;
  return loading ? t`Searching…` : emptyText;
}
