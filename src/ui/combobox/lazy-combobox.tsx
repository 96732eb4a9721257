import { useId, useRef, useState } from 'react';
import { useLiveText } from '../fields/live-value/use-live-value.ts';
import { ComboboxField, type ComboboxProps } from './combobox-field.tsx';
import type * as SuggestionsModule from './combobox-suggestions.tsx';
import { useComboboxRows } from './use-combobox-rows.ts';
import { useComboboxText } from './use-combobox-text.ts';
import type { InputHandlers } from './use-suggestions.ts';

/**
 * A combobox that accepts typing immediately. Its list is a separate chunk, which loads when the pointer or the focus
 * reaches the field and attaches to the existing input: a new input would lose the focus, a phone's keyboard, or a word
 * that is being composed.
 */
export function LazyCombobox<Item>(props: ComboboxProps<Item>) {
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const text = useComboboxText(props);
  const { ref: inputRef, initial } = useLiveText<HTMLInputElement>({
    value: text.text,
    onChange: text.handleInput,
  });
  const rows = useComboboxRows(props);
  const [suggestions, setSuggestions] = useState<typeof SuggestionsModule>();
  const [isOpenRequested, setIsOpenRequested] = useState(false);
  const isOpen = suggestions !== undefined && isOpenRequested;

  const loadSuggestions = async () => setSuggestions(await import('./combobox-suggestions.tsx'));
  // If loading fails, the field is a plain text input until the next focus retries.
  const preload = () => void loadSuggestions().catch(() => undefined);

  const listHandlers = useRef<InputHandlers>(null);
  const requestOpen = () => setIsOpenRequested(true);
  const handlersUntilLoaded: InputHandlers = {
    onChange: requestOpen,
    onClick: requestOpen,
    onBlur: () => setIsOpenRequested(false),
  };
  const handlers = () => listHandlers.current ?? handlersUntilLoaded;
  return (
    <ComboboxField
      {...props}
      id={id}
      loading={isOpen && props.loading}
      inputRef={inputRef}
      inputProps={{
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': isOpen,
        'aria-controls': suggestions && `${id}-menu`,
        'aria-activedescendant':
          isOpen && rows.highlightedIndex >= 0 ? `${id}-item-${rows.highlightedIndex}` : undefined,
        defaultValue: initial,
        onChange: (event) => handlers().onChange?.(event),
        onClick: (event) => handlers().onClick?.(event),
        onBlur: (event) => handlers().onBlur?.(event),
        onKeyDown: (event) => handlers().onKeyDown?.(event),
        onFocus: preload,
        onPointerEnter: preload,
      }}
      onClear={() => {
        text.clear();
        inputRef.current?.focus();
      }}
    >
      {suggestions && (
        <suggestions.ComboboxSuggestions
          {...props}
          {...rows}
          ref={listHandlers}
          id={id}
          text={text}
          inputRef={inputRef}
          isOpen={isOpen}
          onOpenChange={setIsOpenRequested}
        />
      )}
    </ComboboxField>
  );
}
