/** The connection to a mounted control, whose value may change without an event. */
export interface LiveControl {
  /** Whether the control contains a value that the form does not know yet. */
  hasUnreportedValue: () => boolean;
  /** Reports the value in the control to the form. */
  report: () => void;
  /** Corrects or rejects the text in the control, as a blur would. */
  finishEdit: () => void;
}

/** The mounted controls, by their element. */
export const liveControls = new WeakMap<Element, LiveControl>();

/** The controls in a root whose values have changed without an event. */
export function unreportedControls(root: ParentNode): LiveControl[] {
  return [...root.querySelectorAll('input, select, textarea, fieldset')]
    .flatMap((element) => liveControls.get(element) ?? [])
    .filter((control) => control.hasUnreportedValue());
}
