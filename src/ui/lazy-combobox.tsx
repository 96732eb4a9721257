import { useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { ComboboxField, type ComboboxProps } from './combobox-field.tsx';
import type * as ComboboxModule from './combobox.tsx';
import { useUi } from './ui-context.ts';
import { useComboboxText, type ComboboxText } from './use-combobox-text.ts';

/** What the plain field and the one with a list share, so that one can take over from the other. */
export interface ComboboxParts {
  id: string;
  labelId: string;
  text: ComboboxText;
  inputRef: RefObject<HTMLInputElement | null>;
}

/**
 * A combobox that can be typed into at once. Its list comes in a chunk of its own when the pointer or the focus reaches
 * the field; text, focus and cursor stay where they are when it arrives.
 */
export function LazyCombobox<Item>(props: ComboboxProps<Item>) {
  const inputRef = useRef<HTMLInputElement>(null);
  const ownId = useId();
  const labelId = useId();
  const text = useComboboxText(props);
  const [module, setModule] = useState<typeof ComboboxModule>();
  const [isComposing, setIsComposing] = useState(false);
  const takesOver = module !== undefined && !isComposing;
  useKeptFocus(inputRef, takesOver);

  // Without the list the field still works as text; the next focus tries again.
  const load = () => void import('./combobox.tsx').then(setModule, () => undefined);
  const parts = { ...props, id: props.id ?? ownId, labelId, text, inputRef };
  if (takesOver) return <module.Combobox {...parts} />;
  return <PlainCombobox {...parts} load={load} onComposing={setIsComposing} />;
}

interface PlainComboboxProps extends ComboboxParts {
  load: () => void;
  onComposing: (isComposing: boolean) => void;
}

function PlainCombobox<Item>(props: ComboboxProps<Item> & PlainComboboxProps) {
  const { text, inputRef, load, onComposing, placeholder, name } = props;
  return (
    <ComboboxField
      {...props}
      inputProps={{
        role: 'combobox',
        'aria-expanded': false,
        'aria-autocomplete': 'list',
        placeholder,
        name,
        value: text.text,
        onChange: (event) => text.type(event.currentTarget.value),
        onFocus: load,
        onPointerEnter: load,
        onCompositionStart: () => onComposing(true),
        onCompositionEnd: () => onComposing(false),
      }}
      onClear={() => {
        text.clear();
        inputRef.current?.focus();
      }}
    />
  );
}

/** Carries focus and selection over to the input that replaces this one. */
function useKeptFocus(inputRef: RefObject<HTMLInputElement | null>, takesOver: boolean) {
  const { root } = useUi();
  const kept = useRef<readonly [number | null, number | null]>(undefined);
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (takesOver && kept.current) {
      input?.focus({ preventScroll: true });
      input?.setSelectionRange(...kept.current);
    }
    return () => {
      const hasFocus = input !== null && root.activeElement === input;
      kept.current = hasFocus ? [input.selectionStart, input.selectionEnd] : undefined;
    };
  }, [inputRef, root, takesOver]);
}
