import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { liveControls } from './live-controls.ts';

/** How a field connects to its control; see `LiveControl`. */
interface ControlConnection<Control> {
  hasUnreportedValue: (control: Control) => boolean;
  report: (control: Control) => void;
  finishEdit: () => void;
}

/** Reports a control's input and registers the control while it is mounted, so that `watchAutofill` can read it. */
export function useLiveControl<Control extends Element>(
  ref: RefObject<Control | null>,
  connection: ControlConnection<Control>,
): void {
  const hasUnreportedValue = useEffectEvent(connection.hasUnreportedValue);
  const report = useEffectEvent(connection.report);
  const finishEdit = useEffectEvent(connection.finishEdit);

  useLayoutEffect(() => {
    const control = ref.current;
    if (!control) return undefined;
    // Renders synchronously, as React does for controlled fields: scripts blur a field in the task in which they fill it
    // in, and submit the form in the next task.
    const handleInput = () => flushSync(() => report(control));
    const events = ['input', 'change'];
    // Capturing, because the events that scripts dispatch at the radio buttons of a fieldset may not bubble.
    for (const type of events) control.addEventListener(type, handleInput, true);
    liveControls.set(control, {
      hasUnreportedValue: () => hasUnreportedValue(control),
      report: handleInput,
      finishEdit: () => flushSync(() => finishEdit()),
    });
    return () => {
      for (const type of events) control.removeEventListener(type, handleInput, true);
      liveControls.delete(control);
      // The value must survive an element that is removed from the page and added again.
      if (hasUnreportedValue(control)) report(control);
    };
  }, [ref]);
}
