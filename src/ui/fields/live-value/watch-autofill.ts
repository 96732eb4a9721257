/** A control that may be filled in without an event. */
interface LiveControl {
  hasUnreportedValue: () => boolean;
  report: () => void;
  /** Does what a blur does after typing. */
  finishEdit: () => void;
}

/** The mounted controls, by element. */
export const liveControls = new WeakMap<Element, LiveControl>();

/**
 * Reports autofilled values before a button is pressed or a form is submitted: the event is held back, and replayed once
 * the view shows them.
 */
export function watchAutofill(root: ShadowRoot | Document): () => void {
  let reporting: Promise<void> | undefined;
  let isReplaying = false;

  const report = () => (reporting ??= reportAll(root).finally(() => (reporting = undefined)));
  const reportEarly = () => {
    if (unreportedControls(root).length > 0) void report();
  };

  const holdBack = (event: Event) => {
    if (isReplaying || (!reporting && unreportedControls(root).length === 0)) return;
    const replay = replayOf(event);
    if (!replay) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void report().then(() => {
      isReplaying = true;
      try {
        replay();
      } finally {
        isReplaying = false;
      }
    });
  };

  root.addEventListener('pointerover', reportEarly, true);
  root.addEventListener('click', holdBack, true);
  root.addEventListener('submit', holdBack, true);
  return () => {
    root.removeEventListener('pointerover', reportEarly, true);
    root.removeEventListener('click', holdBack, true);
    root.removeEventListener('submit', holdBack, true);
  };
}

/** Reports one control at a time, because a value may affect the next control. */
async function reportAll(root: ParentNode): Promise<void> {
  for (const control of unreportedControls(root)) {
    control.report();
    await nextRender();
    control.finishEdit();
    await nextRender();
  }
}

function unreportedControls(root: ParentNode): LiveControl[] {
  return [...root.querySelectorAll('input, select, textarea, fieldset')]
    .flatMap((element) => liveControls.get(element) ?? [])
    .filter((control) => control.hasUnreportedValue());
}

/** Stores notify their views in a microtask, so a task later they have rendered. */
function nextRender(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Undefined for clicks that need not wait: checkboxes and selects report themselves, and links lead away. */
function replayOf(event: Event): (() => void) | undefined {
  const [target] = event.composedPath();
  if (event.type === 'submit' && target instanceof HTMLFormElement) {
    const { submitter } = event as SubmitEvent;
    // The report may have removed the button.
    return () => target.requestSubmit(submitter?.isConnected ? submitter : null);
  }
  const button = target instanceof Element ? target.closest('button') : null;
  return button ? () => button.click() : undefined;
}
