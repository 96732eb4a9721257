/** After the last finger has left the screen: by then its click has come, or does not come. */
const TAP_MS = 100;

/** A movement without a button, and another window, tell of a release that the browser did not report. */
const pointerEnds = ['pointerup', 'pointercancel', 'dragend', 'click', 'pointermove', 'blur'];
const keyEnds = ['keyup', 'blur'];

/** Knows whether a word is being composed, or something is pressed: then a field must not be replaced. */
export function quietMoments(form: HTMLElement): () => Promise<void> {
  /** What is under way, and what ends it. */
  const busy = new Map<string, readonly string[]>();
  const endings = new Map<string, ReturnType<typeof setTimeout>>();
  let waiting: (() => void)[] = [];

  const begin = (what: string, ends: readonly string[]) => {
    clearTimeout(endings.get(what));
    busy.set(what, ends);
    for (const type of ends) addEventListener(type, ended, true);
  };
  /** A click that follows finds what was pressed. */
  const end = (what: string, after: number) => {
    clearTimeout(endings.get(what));
    endings.set(
      what,
      setTimeout(() => {
        for (const type of busy.get(what) ?? []) removeEventListener(type, ended, true);
        busy.delete(what);
        // A press that began meanwhile listens for the same.
        for (const type of [...busy.values()].flat()) addEventListener(type, ended, true);
        if (busy.size === 0) waiting.splice(0).forEach((go) => go());
      }, after),
    );
  };
  const ended = (event: Event) => {
    const { type, buttons, pointerType } = event as PointerEvent;
    if (type === 'pointermove' && buttons > 0) return;
    const isTap = type === 'pointerup' && pointerType === 'touch';
    for (const [what, ends] of busy) if (ends.includes(type)) end(what, isTap ? TAP_MS : 0);
  };

  form.addEventListener('compositionstart', () => begin('composition', []));
  form.addEventListener('compositionend', () => end('composition', 0));
  form.addEventListener('pointerdown', ({ button }) => {
    if (!button) begin('pointer', pointerEnds);
  });
  // It presses what has the focus once it is released.
  form.addEventListener('keydown', ({ key }) => {
    if (key === ' ') begin('key', keyEnds);
  });
  // Pressed before these listeners were added.
  if (form.matches(':active')) begin('pointer', [...pointerEnds, ...keyEnds]);
  return () =>
    new Promise((resolve) => {
      if (busy.size > 0) waiting = [...waiting, resolve];
      else resolve();
    });
}
