import { useEffectEvent, useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { liveControls } from './watch-autofill.ts';

/** How the value of a control is read from the page, and written there. */
interface ControlAccess<Control extends Element, Value> {
  read: (control: Control) => Value;
  write: (control: Control, value: Value) => void;
  /** Whether the control can still show this value: the option may have been removed. */
  has: (control: Control, value: Value) => boolean;
  /** A text field is written to only if its value has changed, so that text that is being typed is kept. */
  isText: boolean;
}

interface LiveValue<Value> {
  value: Value;
  onValue: (value: Value) => void;
  /** What leaving the control triggers, such as a correction of the typed text. */
  onLeave?: (() => void) | undefined;
}

/**
 * Connects a native control with a value. Password managers, browsers and scripts fill in fields without an event that React
 * would receive. The field's content is what the visitor sees: rendering never overwrites it unless the value has changed,
 * and `watchSilentEntries` reads it before it is used. The control itself is uncontrolled, and rendered with `initial`.
 */
function useLive<Control extends Element, Value>(
  { value, onValue, onLeave }: LiveValue<Value>,
  { read, write, has, isText }: ControlAccess<Control, Value>,
): { ref: RefObject<Control | null>; initial: Value } {
  const ref = useRef<Control>(null);
  const [initial] = useState(value);
  /** The content as far as it was written here or reported by an event. */
  const known = useRef(value);
  const written = useRef(value);
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const isSilent = (control: Control) => read(control) !== known.current && has(control, known.current);

  const take = useEffectEvent((control: Control) => {
    if (read(control) === known.current) return;
    known.current = read(control);
    onValue(known.current);
    // A rejected choice is reverted.
    if (!isText) renderAgain();
  });
  const leave = useEffectEvent(() => onLeave?.());
  const isSilentNow = useEffectEvent(isSilent);
  useLayoutEffect(() => {
    const control = ref.current;
    if (!control) return undefined;
    // Rendered synchronously, as React does for controlled fields: scripts blur a field in the task in which they fill it
    // in, and submit the form in the next one.
    const hear = () => flushSync(() => take(control));
    const leaveNow = () => flushSync(() => leave());
    // Capturing, because scripts also dispatch events that do not bubble.
    const events = ['input', 'change'];
    for (const type of events) control.addEventListener(type, hear, true);
    liveControls.set(control, { isSilent: () => isSilentNow(control), take: hear, leave: leaveNow });
    return () => {
      for (const type of events) control.removeEventListener(type, hear, true);
      liveControls.delete(control);
      // The screen may be restored, such as that of an element that is re-added to the page.
      if (isSilentNow(control)) take(control);
    };
  }, []);

  useLayoutEffect(() => {
    const control = ref.current;
    if (!control) return;
    const mayWrite = !isText || value !== written.current;
    written.current = value;
    if (read(control) !== value) {
      if (!mayWrite || isSilent(control)) return;
      write(control, value);
    }
    known.current = read(control);
  });
  return { ref, initial };
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** For what is typed. */
export function useLiveText<Control extends TextControl>(props: LiveValue<string>) {
  return useLive<Control, string>(props, typedInto);
}

export function useLiveSelect(props: LiveValue<string>) {
  return useLive<HTMLSelectElement, string>(props, listed);
}

export function useLiveCheck(props: LiveValue<boolean>) {
  return useLive<HTMLInputElement, boolean>(props, checked);
}

/** For an element around radio buttons: the value of the selected one, or an empty text. */
export function useLiveRadios(props: LiveValue<string>) {
  return useLive<HTMLFieldSetElement, string>(props, chosen);
}

const typedInto: ControlAccess<TextControl, string> = {
  read: (control) => control.value,
  write: (control, value) => (control.value = value),
  has: () => true,
  isText: true,
};

const listed: ControlAccess<HTMLSelectElement, string> = {
  read: (list) => list.value,
  write: (list, value) => (list.value = value),
  has: (list, value) => [...list.options].some((option) => option.value === value),
  isText: false,
};

const checked: ControlAccess<HTMLInputElement, boolean> = {
  read: (box) => box.checked,
  write: (box, isChecked) => (box.checked = isChecked),
  has: () => true,
  isText: false,
};

const radiosIn = (group: Element) => [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')];

const chosen: ControlAccess<HTMLFieldSetElement, string> = {
  read: (group) => radiosIn(group).find((radio) => radio.checked)?.value ?? '',
  write: (group, value) => radiosIn(group).forEach((radio) => (radio.checked = radio.value === value)),
  has: (group, value) => value === '' || radiosIn(group).some((radio) => radio.value === value),
  isText: false,
};
