import { useCallback, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { ComboboxField, type ComboboxProps } from './combobox-field.tsx';
import type * as ComboboxModule from './combobox.tsx';
import { useUi } from './ui-context.ts';
import { useComboboxText, type ComboboxParts } from './use-combobox-text.ts';

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
  const [isInUse, setIsInUse] = useState(false);
  const takesOver = module !== undefined && !isComposing;
  const leave = useKeptFocus(inputRef, takesOver);

  // Without the list the field still works as text; the next focus tries again.
  const load = () => void import('./combobox.tsx').then(setModule, () => undefined);
  const parts = { ...props, id: props.id ?? ownId, labelId, text, inputRef };
  if (takesOver) return <module.Combobox {...parts} opensAtOnce={isInUse} />;
  return (
    <PlainCombobox {...parts} load={load} onComposing={setIsComposing} onUse={setIsInUse} onLeave={leave} />
  );
}

interface PlainComboboxProps extends ComboboxParts {
  load: () => void;
  onComposing: (isComposing: boolean) => void;
  /** Clicked or typed into: the list is wanted as soon as it is there. */
  onUse: (isInUse: boolean) => void;
  /** Its input is about to be taken away. */
  onLeave: (input: HTMLInputElement | null) => void;
}

function PlainCombobox<Item>(props: ComboboxProps<Item> & PlainComboboxProps) {
  const { text, inputRef, load, onComposing, onUse, onLeave } = props;
  useLayoutEffect(() => {
    const input = inputRef.current;
    return () => onLeave(input);
  }, [inputRef, onLeave]);
  return (
    <ComboboxField
      {...props}
      inputProps={{
        role: 'combobox',
        'aria-expanded': false,
        'aria-autocomplete': 'list',
        value: text.text,
        onChange: (event) => {
          onUse(true);
          text.type(event.currentTarget.value);
        },
        // The list may take over between press and release: the click would then be nobody's.
        onPointerDown: () => onUse(true),
        onClick: () => onUse(true),
        onBlur: () => onUse(false),
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
    if (!takesOver || !kept.current) return;
    inputRef.current?.focus({ preventScroll: true });
    inputRef.current?.setSelectionRange(...kept.current);
  }, [inputRef, takesOver]);
  return useCallback(
    (input: HTMLInputElement | null) => {
      const hasFocus = input !== null && root.activeElement === input;
      kept.current = hasFocus ? [input.selectionStart, input.selectionEnd] : undefined;
    },
    [root],
  );
}
