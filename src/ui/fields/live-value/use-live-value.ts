import { useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react';
import {
  checkboxControl,
  radioGroupControl,
  selectControl,
  textControl,
  type ControlAdapter,
  type TextElement,
} from './control-adapters.ts';
import { useLiveControl } from './use-live-control.ts';

interface LiveValueProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
  /** Called after an autofilled value was reported. No blur follows, on which a field corrects typed text. */
  onAutofill?: (() => void) | undefined;
}

interface LiveValue<Control, Value> {
  ref: RefObject<Control | null>;
  /** The value on mount, for `defaultValue` or `defaultChecked`. */
  initialValue: Value;
}

/** Keeps an input or a text area in sync with a string. */
export function useLiveText<Control extends TextElement>(props: LiveValueProps<string>) {
  return useLiveValue<Control, string>(props, textControl);
}

/** Keeps a select in sync with the value of its selected option. */
export function useLiveSelect(props: LiveValueProps<string>) {
  return useLiveValue<HTMLSelectElement, string>(props, selectControl);
}

/** Keeps a checkbox in sync with a boolean. */
export function useLiveCheckbox(props: LiveValueProps<boolean>) {
  return useLiveValue<HTMLInputElement, boolean>(props, checkboxControl);
}

/** Keeps the radio buttons in a fieldset in sync with a value, which is empty if none is checked. */
export function useLiveRadios(props: LiveValueProps<string>) {
  return useLiveValue<HTMLFieldSetElement, string>(props, radioGroupControl);
}

/**
 * Keeps a native control and a value in sync. Password managers, browsers and scripts fill in fields without an event that
 * React receives, so the control is uncontrolled: rendering never overwrites content that was not reported, and
 * `watchAutofill` has it reported before it is used.
 */
function useLiveValue<Control extends Element, Value>(
  { value, onChange, onAutofill }: LiveValueProps<Value>,
  { read, write, canShow, isText }: ControlAdapter<Control, Value>,
): LiveValue<Control, Value> {
  const ref = useRef<Control>(null);
  const [initialValue] = useState(value);
  /** The content of the control when it was last written or reported. */
  const lastKnownValue = useRef(value);
  const [, rerender] = useReducer((count: number) => count + 1, 0);

  const hasUnreportedValue = (control: Control) =>
    read(control) !== lastKnownValue.current && canShow(control, lastKnownValue.current);

  useLiveControl(ref, {
    hasUnreportedValue,
    report: (control) => {
      const content = read(control);
      if (content === lastKnownValue.current) return;
      lastKnownValue.current = content;
      onChange(content);
      // If the form rejects the choice, rendering restores the previous one.
      if (!isText) rerender();
    },
    finishEdit: () => onAutofill?.(),
  });

  useAfterRender(ref, value, (control, isNewValue) => {
    if (read(control) !== value) {
      // Text that stands for no value yet stays until the value changes.
      if (isText && !isNewValue) return;
      if (hasUnreportedValue(control)) return;
      write(control, value);
    }
    lastKnownValue.current = read(control);
  });
  return { ref, initialValue };
}

/** Calls `update` with the control after each render, and with whether the value has changed since the previous one. */
function useAfterRender<Control>(
  ref: RefObject<Control | null>,
  value: unknown,
  update: (control: Control, isNewValue: boolean) => void,
): void {
  const lastRenderedValue = useRef(value);
  useLayoutEffect(() => {
    const control = ref.current;
    if (!control) return;
    const isNewValue = value !== lastRenderedValue.current;
    lastRenderedValue.current = value;
    update(control, isNewValue);
  });
}
