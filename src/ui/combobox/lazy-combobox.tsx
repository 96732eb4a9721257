import { useId, useRef, useState } from 'react';
import { ComboboxField, type ComboboxProps } from './combobox-field.tsx';
import type * as Suggestions from './combobox-suggestions.tsx';
import { useLiveText } from '../fields/live-value/use-live-value.ts';
import { useComboboxRows } from './use-combobox-rows.ts';
import { useComboboxText, type InputHandlers } from './use-combobox-text.ts';

/**
 * A combobox that accepts typing immediately. Its list loads as a separate chunk when the pointer or the focus reaches
 * the field, and attaches to the existing input. Replacing the input would lose the focus, a phone's keyboard, a click
 * or a word that is being composed.
 */
export function LazyCombobox<Item>(props: ComboboxProps<Item>) {
  const listRef = useRef<InputHandlers>(null);
  const ownId = useId();
  const id = props.id ?? ownId;
  const text = useComboboxText(props);
  const { ref: inputRef, initial } = useLiveText<HTMLInputElement>({ value: text.text, onValue: text.type });
  const rows = useComboboxRows(props);
  const [module, setModule] = useState<typeof Suggestions>();
  const [isWanted, setIsWanted] = useState(false);
  const isOpen = module !== undefined && isWanted;

  // Without the list the field still works as a text input; the next focus retries.
  const loadModule = async () => setModule(await import('./combobox-suggestions.tsx'));
  const load = () => void loadModule().catch(() => undefined);
  // Before the list has loaded, a click or a keystroke makes it open afterwards.
  const want = () => setIsWanted(true);
  const early: InputHandlers = { onChange: want, onClick: want, onBlur: () => setIsWanted(false) };
  const handlers = () => listRef.current ?? early;
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
        'aria-controls': module && `${id}-menu`,
        'aria-activedescendant':
          isOpen && rows.markedIndex >= 0 ? `${id}-item-${rows.markedIndex}` : undefined,
        defaultValue: initial,
        onChange: (event) => handlers().onChange?.(event),
        onClick: (event) => handlers().onClick?.(event),
        onBlur: (event) => handlers().onBlur?.(event),
        onKeyDown: (event) => handlers().onKeyDown?.(event),
        onFocus: load,
        onPointerEnter: load,
      }}
      onClear={() => {
        text.clear();
        inputRef.current?.focus();
      }}
    >
      {module && (
        <module.ComboboxSuggestions
          {...props}
          {...rows}
          ref={listRef}
          id={id}
          text={text}
          inputRef={inputRef}
          isOpen={isOpen}
          onOpen={setIsWanted}
        />
      )}
    </ComboboxField>
  );
}
