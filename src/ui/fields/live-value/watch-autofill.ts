import { unreportedControls } from './live-controls.ts';

/**
 * Reports autofilled values before a click on a button or the submission of a form takes effect: that event is held back,
 * and replayed once the values have been rendered. Returns a function that stops watching.
 */
export function watchAutofill(root: ShadowRoot | Document): () => void {
  let currentReport: Promise<void> | undefined;
  let isReplaying = false;

  const reportOnce = () => (currentReport ??= reportAll(root).finally(() => (currentReport = undefined)));
  // The pointer reaches a button before it is pressed: that click then need not be held back.
  const reportEarly = () => {
    if (unreportedControls(root).length > 0) void reportOnce();
  };

  const holdBack = (event: Event) => {
    if (isReplaying || (!currentReport && unreportedControls(root).length === 0)) return;
    const replay = replayOf(event);
    if (!replay) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void reportOnce().then(() => {
      isReplaying = true;
      try {
        replay();
      } finally {
        isReplaying = false;
      }
    });
  };

  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  root.addEventListener('pointerover', reportEarly, options);
  root.addEventListener('click', holdBack, options);
  root.addEventListener('submit', holdBack, options);
  return () => listeners.abort();
}

/** Reports one control after the other, because the value of one may affect the next. */
async function reportAll(root: ParentNode): Promise<void> {
  for (const control of unreportedControls(root)) {
    control.report();
    await nextRender();
    control.finishEdit();
    await nextRender();
  }
}

/** Resolves a task later, when views have rendered: stores notify them in a microtask. */
function nextRender(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Returns a function that repeats the event, or undefined for clicks that need not wait: checkboxes and selects report
 * themselves, and links lead away.
 */
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
