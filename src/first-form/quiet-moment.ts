/** After the last finger has left the screen: by then its click has come, or does not come. */
const TAP_MS = 100;

/** A movement without a button, and another window, tell of a release that the browser did not report. */
const pointerEnds = ['pointerup', 'pointercancel', 'dragend', 'click', 'pointermove', 'blur'];
const keyEnds = ['keyup', 'blur'];

/** Knows whether a word is being composed, or something is pressed: then a field must not be replaced. */
export function quietMoments(form: HTMLElement): () => Promise<void> {
  const busy = new Set<Promise<void>>();
  const begin = (ends: readonly string[]) => {
    const over: Promise<void> = nextOf(ends).then(() => void busy.delete(over));
    busy.add(over);
  };
  // A field that goes may take the end of its word with it.
  form.addEventListener('compositionstart', () => begin(['compositionend', 'focusin']));
  form.addEventListener('pointerdown', ({ button }) => {
    if (!button) begin(pointerEnds);
  });
  // It presses what has the focus once it is released.
  form.addEventListener('keydown', ({ key, repeat }) => {
    if (key === ' ' && !repeat) begin(keyEnds);
  });
  // Pressed before these listeners were added.
  if (form.matches(':active')) begin([...pointerEnds, ...keyEnds]);
  return async () => {
    while (busy.size > 0) await Promise.all(busy);
  };
}

/** Settles a moment after one of these events, so that a click that follows still finds what was pressed. */
function nextOf(types: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const ended = (event: Event) => {
      const { type, target, buttons, pointerType } = event as PointerEvent;
      // Only that of the window: a press takes the focus from a field as well.
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
