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
  const [isPressed, setIsPressed] = useState(false);
  const takesOver = module !== undefined && !isComposing && !isPressed;
  const leave = useKeptFocus(inputRef, takesOver);

  // Without the list the field still works as text; the next focus tries again.
  const load = () => void import('./combobox.tsx').then(setModule, () => undefined);
  const parts = { ...props, id: props.id ?? ownId, labelId, text, inputRef };
  if (takesOver) return <module.Combobox {...parts} opensAtOnce={isInUse} />;
  return (
    <PlainCombobox
      {...parts}
      load={load}
      onComposing={setIsComposing}
      onPress={setIsPressed}
      onUse={setIsInUse}
      onLeave={leave}
    />
  );
}

interface PlainComboboxProps extends ComboboxParts {
  load: () => void;
  onComposing: (isComposing: boolean) => void;
  /** Between pressing and clicking. */
  onPress: (isPressed: boolean) => void;
  /** Clicked or typed into: the list is wanted as soon as it is there. */
  onUse: (isInUse: boolean) => void;
  /** Its input is about to be taken away. */
  onLeave: (input: HTMLInputElement | null) => void;
}

function PlainCombobox<Item>(props: ComboboxProps<Item> & PlainComboboxProps) {
  const { text, inputRef, load, onComposing, onPress, onUse, onLeave } = props;
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
          onPress(false);
          onUse(true);
          text.type(event.currentTarget.value);
        },
        // Between press and click the input stays: the focus of another would be lost, and the click nobody's.
        onPointerDown: () => {
          onPress(true);
          onUse(true);
        },
        onPointerCancel: () => onPress(false),
        onClick: () => {
          onPress(false);
          onUse(true);
        },
        onBlur: () => {
          onPress(false);
          onUse(false);
        },
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
