/** How long after a finger was lifted a click may follow. */
const TAP_MS = 100;

/** A movement without a button, and a switch to another window, reveal a release that the browser did not report. */
const pointerEnds = ['pointerup', 'pointercancel', 'dragend', 'click', 'pointermove', 'blur'];
const keyEnds = ['keyup', 'blur'];

/**
 * Tracks whether text is being composed, or something is pressed: a field must not be replaced then. The returned function
 * resolves once neither is the case.
 */
export function inputIdle(form: HTMLElement): () => Promise<void> {
  const busy = new Set<Promise<void>>();
  const begin = (ends: readonly string[]) => {
    const over: Promise<void> = nextOf(ends).then(() => void busy.delete(over));
    busy.add(over);
  };
  // A field that is removed may never report the end of its composition.
  form.addEventListener('compositionstart', () => begin(['compositionend', 'focusin']));
  form.addEventListener('pointerdown', ({ button }) => {
    if (!button) begin(pointerEnds);
  });
  // The space bar presses the focused button when it is released.
  form.addEventListener('keydown', ({ key, repeat }) => {
    if (key === ' ' && !repeat) begin(keyEnds);
  });
  // Pressed before these listeners were added.
  if (form.matches(':active')) begin([...pointerEnds, ...keyEnds]);
  return async () => {
    while (busy.size > 0) await Promise.all(busy);
  };
}

/** Resolves a moment after one of these events, so that a click that follows still reaches its target. */
function nextOf(types: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const ended = (event: Event) => {
      const { type, target, buttons, pointerType } = event as PointerEvent;
      // Only when the window loses focus: pressing a button also blurs a field.
      const goesOn = type === 'blur' ? target instanceof Node : type === 'pointermove' && buttons > 0;
      if (goesOn) return;
      const isTap = type === 'pointerup' && pointerType === 'touch';
      setTimeout(
        () => {
          for (const type of types) removeEventListener(type, ended, true);
          resolve();
        },
        isTap ? TAP_MS : 0,
      );
    };
    for (const type of types) addEventListener(type, ended, true);
  });
}
