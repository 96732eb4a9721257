/** A control whose value may change without any event. */
interface LiveControl {
  isSilent: () => boolean;
  take: () => void;
  leave: () => void;
}

/** The controls on screen. */
export const liveControls = new WeakMap<Element, LiveControl>();

/** The controls that were filled in without an event. */
function silentIn(root: ParentNode): LiveControl[] {
  const controls = [...root.querySelectorAll('input, select, textarea, fieldset')];
  return controls
    .flatMap((control) => liveControls.get(control) ?? [])
    .filter((control) => control.isSilent());
}

/**
 * Makes the view read fields that were filled in without an event, before a button is pressed or a form is submitted: the
 * event is held back for a moment and then replayed.
 */
export function watchSilentEntries(root: ShadowRoot | Document): () => void {
  let reading: Promise<void> | undefined;
  let isReplaying = false;
  const read = () => (reading ??= takeAll(root).finally(() => (reading = undefined)));
  const readEarly = () => {
    if (silentIn(root).length > 0) void read();
  };
  const hold = (event: Event) => {
    if (isReplaying || (!reading && silentIn(root).length === 0)) return;
    const replay = replayOf(event);
    if (!replay) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void read().then(() => {
      isReplaying = true;
      try {
        replay();
      } finally {
        isReplaying = false;
      }
    });
  };
  root.addEventListener('pointerover', readEarly, true);
  root.addEventListener('click', hold, true);
  root.addEventListener('submit', hold, true);
  return () => {
    root.removeEventListener('pointerover', readEarly, true);
    root.removeEventListener('click', hold, true);
    root.removeEventListener('submit', hold, true);
  };
}

/** One after the other, each as if it were typed and left, because one may affect the next. */
async function takeAll(root: ParentNode): Promise<void> {
  for (const control of silentIn(root)) {
    control.take();
    await rendered();
    control.leave();
    await rendered();
  }
}

/** The stores notify their views in a microtask. */
const rendered = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Undefined for what needs no waiting: boxes and lists are read on their own, and links leave. */
function replayOf(event: Event): (() => void) | undefined {
  const [target] = event.composedPath();
  if (event.type === 'submit' && target instanceof HTMLFormElement) {
    const { submitter } = event as SubmitEvent;
    // The button may have disappeared; the form is submitted anyway.
    return () => target.requestSubmit(submitter?.isConnected ? submitter : null);
  }
  const button = target instanceof Element ? target.closest('button') : null;
  return button ? () => button.click() : undefined;
}
