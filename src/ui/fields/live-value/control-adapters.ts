/** Reads and writes the value of one kind of native control. */
export interface ControlAdapter<Control extends Element, Value> {
  read: (control: Control) => Value;
  write: (control: Control, value: Value) => void;
  /** Whether the control can have that value; false if its option was removed. */
  canShow: (control: Control, value: Value) => boolean;
  /** Whether the visitor types the value, which may be incomplete meanwhile. */
  isText: boolean;
}

export type TextElement = HTMLInputElement | HTMLTextAreaElement;

export const textControl: ControlAdapter<TextElement, string> = {
  read: (control) => control.value,
  write: (control, value) => (control.value = value),
  canShow: () => true,
  isText: true,
};

export const selectControl: ControlAdapter<HTMLSelectElement, string> = {
  read: (select) => select.value,
  write: (select, value) => (select.value = value),
  canShow: (select, value) => [...select.options].some((option) => option.value === value),
  isText: false,
};

export const checkboxControl: ControlAdapter<HTMLInputElement, boolean> = {
  read: (checkbox) => checkbox.checked,
  write: (checkbox, isChecked) => (checkbox.checked = isChecked),
  canShow: () => true,
  isText: false,
};

/** The value of the checked radio button in a fieldset; empty if none is checked. */
export const radioGroupControl: ControlAdapter<HTMLFieldSetElement, string> = {
  read: (group) => radiosIn(group).find((radio) => radio.checked)?.value ?? '',
  write: (group, value) => radiosIn(group).forEach((radio) => (radio.checked = radio.value === value)),
  canShow: (group, value) => value === '' || radiosIn(group).some((radio) => radio.value === value),
  isText: false,
};

function radiosIn(group: Element): HTMLInputElement[] {
  return [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')];
}
