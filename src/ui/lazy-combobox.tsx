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
  const [use, setUse] = useState<Use>('none');
  const takesOver = module !== undefined && use !== 'held';
  const leave = useKeptFocus(inputRef, takesOver);

  // Without the list the field still works as text; the next focus tries again.
  const load = () => void import('./combobox.tsx').then(setModule, () => undefined);
  const parts = { ...props, id: props.id ?? ownId, labelId, text, inputRef };
  if (takesOver) return <module.Combobox {...parts} opensAtOnce={use === 'begun'} />;
  return <PlainCombobox {...parts} load={load} onUse={setUse} onLeave={leave} />;
}

/**
 * Clicked or typed into, the list is wanted as soon as it is there. In the middle of a press or of a composed word the
 * input is held: another one in its place would lose it.
 */
type Use = 'none' | 'held' | 'begun';

interface PlainComboboxProps extends ComboboxParts {
  load: () => void;
  onUse: (use: Use) => void;
  /** Its input is about to be taken away. */
  onLeave: (input: HTMLInputElement | null) => void;
}

function PlainCombobox<Item>(props: ComboboxProps<Item> & PlainComboboxProps) {
  const { text, inputRef, load, onUse, onLeave } = props;
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
          if (!(event.nativeEvent as InputEvent).isComposing) onUse('begun');
          text.type(event.currentTarget.value);
        },
        // Between press and click the input stays: the focus of another would be lost, and the click nobody's.
        onPointerDown: () => onUse('held'),
        onPointerCancel: () => onUse('none'),
        onClick: () => onUse('begun'),
        onBlur: () => onUse('none'),
        onFocus: load,
        onPointerEnter: load,
        onCompositionStart: () => onUse('held'),
        onCompositionEnd: () => onUse('begun'),
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
