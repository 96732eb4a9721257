import { useEffectEvent, useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import {
  checkboxControl,
  radioGroupControl,
  selectControl,
  textControl,
  type ControlAdapter,
  type TextElement,
} from './control-adapters.ts';
import { liveControls } from './watch-autofill.ts';

interface LiveValueProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
  /** Called after an autofilled value was reported: no blur follows, on which typed text would be corrected. */
  onAutofill?: (() => void) | undefined;
}

interface LiveValue<Control, Value> {
  ref: RefObject<Control | null>;
  /** The value on mount, for `defaultValue` or `defaultChecked`. */
  initial: Value;
}

/** For inputs and text areas. */
export function useLiveText<Control extends TextElement>(props: LiveValueProps<string>) {
  return useLiveValue<Control, string>(props, textControl);
}

export function useLiveSelect(props: LiveValueProps<string>) {
  return useLiveValue<HTMLSelectElement, string>(props, selectControl);
}

export function useLiveCheckbox(props: LiveValueProps<boolean>) {
  return useLiveValue<HTMLInputElement, boolean>(props, checkboxControl);
}

/** For the fieldset around radio buttons; the value is empty if none is checked. */
export function useLiveRadios(props: LiveValueProps<string>) {
  return useLiveValue<HTMLFieldSetElement, string>(props, radioGroupControl);
}

/**
 * Keeps a native control and a value in sync. Password managers, browsers and scripts fill in fields without an event that
 * React receives, so the control is uncontrolled: rendering overwrites its content only if the value has changed, and
 * `watchAutofill` reads it before it is used.
 */
function useLiveValue<Control extends Element, Value>(
  { value, onChange, onAutofill }: LiveValueProps<Value>,
  { read, write, canShow, isText }: ControlAdapter<Control, Value>,
): LiveValue<Control, Value> {
  const ref = useRef<Control>(null);
  const [initial] = useState(value);
  /** The content of the control when it was last written or reported. */
  const lastKnown = useRef(value);
  const lastRendered = useRef(value);
  const [, rerender] = useReducer((count: number) => count + 1, 0);

  const hasUnreportedValue = (control: Control) =>
    read(control) !== lastKnown.current && canShow(control, lastKnown.current);

  const report = useEffectEvent((control: Control) => {
    const content = read(control);
    if (content === lastKnown.current) return;
    lastKnown.current = content;
    onChange(content);
    // If the choice is rejected, this restores the previous one.
    if (!isText) rerender();
  });
  const finish = useEffectEvent(() => onAutofill?.());
  const isUnreported = useEffectEvent(hasUnreportedValue);

  useLayoutEffect(() => {
    const control = ref.current;
    if (!control) return undefined;
    // Rendered synchronously, as React does for controlled fields: scripts blur a field in the task in which they fill it
    // in, and submit the form in the next one.
    const handleInput = () => flushSync(() => report(control));
    const finishEdit = () => flushSync(() => finish());
    const events = ['input', 'change'];
    // Capturing, because scripts also dispatch events that do not bubble.
    for (const type of events) control.addEventListener(type, handleInput, true);
    liveControls.set(control, {
      hasUnreportedValue: () => isUnreported(control),
      report: handleInput,
      finishEdit,
    });
    return () => {
      for (const type of events) control.removeEventListener(type, handleInput, true);
      liveControls.delete(control);
      // The value must survive an element that is removed from the page and added again.
      if (isUnreported(control)) report(control);
    };
  }, []);

  useLayoutEffect(() => {
    const control = ref.current;
    if (!control) return;
    const isNewValue = value !== lastRendered.current;
    lastRendered.current = value;
    if (read(control) !== value) {
      // Unfinished text stays while the value is the same.
      if (isText && !isNewValue) return;
      if (hasUnreportedValue(control)) return;
      write(control, value);
    }
    lastKnown.current = read(control);
  });
  return { ref, initial };
}
