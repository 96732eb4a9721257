import { useId, useRef, useState } from 'react';
import { useLiveText } from '../fields/live-value/use-live-value.ts';
import { ComboboxField } from './combobox-field.tsx';
import type { ComboboxProps } from './combobox-props.ts';
import type * as ListModule from './combobox-suggestions.tsx';
import { useComboboxRows } from './use-combobox-rows.ts';
import { useComboboxInput } from './use-combobox-input.ts';
import type { InputHandlers } from './use-downshift.ts';

/**
 * A combobox that accepts typing immediately. Its list is a separate chunk, which loads when the pointer or the focus
 * reaches the field and attaches to the existing input: a new input would lose the focus, a phone's keyboard, or a word
 * that is being composed.
 */
export function LazyCombobox<Item>(props: ComboboxProps<Item>) {
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const input = useComboboxInput(props);
  const { ref: inputRef, initialValue } = useLiveText<HTMLInputElement>({
    value: input.text,
    onChange: input.handleInput,
  });
  const rows = useComboboxRows(props);
  const [listModule, setListModule] = useState<typeof ListModule>();
  const [isOpenRequested, setIsOpenRequested] = useState(false);
  const isOpen = listModule !== undefined && isOpenRequested;

  const loadList = async () => setListModule(await import('./combobox-suggestions.tsx'));
  // If loading fails, the field is a plain text input until the next focus retries.
  const preload = () => void loadList().catch(() => undefined);

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
        'aria-controls': listModule && `${id}-menu`,
        'aria-activedescendant':
          isOpen && rows.highlightedIndex >= 0 ? `${id}-item-${rows.highlightedIndex}` : undefined,
        defaultValue: initialValue,
        onChange: (event) => handlers().onChange?.(event),
        onClick: (event) => handlers().onClick?.(event),
        onBlur: (event) => handlers().onBlur?.(event),
        onKeyDown: (event) => handlers().onKeyDown?.(event),
        onFocus: preload,
        onPointerEnter: preload,
      }}
      onClear={() => {
        input.clear();
        inputRef.current?.focus();
      }}
    >
      {listModule && (
        <listModule.ComboboxSuggestions
          {...props}
          {...rows}
          ref={listHandlers}
          id={id}
          input={input}
          inputRef={inputRef}
          isOpen={isOpen}
          onOpenChange={setIsOpenRequested}
        />
      )}
    </ComboboxField>
  );
}
