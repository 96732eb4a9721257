/** How long after a tap its click may follow. */
const TAP_MS = 100;

/** The events after which nothing is pressed. The last two reveal a release that the browser has not reported. */
const pointerEndEvents = ['pointerup', 'pointercancel', 'dragend', 'click', 'pointermove', 'blur'];
/** The events after which no key is pressed. */
const keyEndEvents = ['keyup', 'blur'];

/**
 * Tracks whether text is being composed in a form, or something in it is pressed, because its fields must not be replaced
 * then. Returns a function that resolves once neither is the case.
 */
export function trackInput(form: HTMLElement): () => Promise<void> {
  const pending = new Set<Promise<void>>();
  const trackUntil = (endEvents: readonly string[]) => {
    const ended: Promise<void> = afterNextEvent(endEvents).then(() => void pending.delete(ended));
    pending.add(ended);
  };
  // A field that is removed may never report the end of its composition.
  form.addEventListener('compositionstart', () => trackUntil(['compositionend', 'focusin']));
  // Only the main button, whose number is 0, presses a control.
  form.addEventListener('pointerdown', ({ button }) => {
    if (!button) trackUntil(pointerEndEvents);
  });
  // The space bar presses a button when it is released.
  form.addEventListener('keydown', ({ key, repeat }) => {
    if (key === ' ' && !repeat) trackUntil(keyEndEvents);
  });
  const isAlreadyPressed = form.matches(':active');
  if (isAlreadyPressed) trackUntil([...pointerEndEvents, ...keyEndEvents]);
  return async () => {
    while (pending.size > 0) await Promise.all(pending);
  };
}

/** Resolves shortly after one of these events, so that a click that follows still reaches its target. */
function afterNextEvent(types: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const listener = (event: Event) => {
      if (isStillPressed(event)) return;
      setTimeout(
        () => {
          for (const type of types) removeEventListener(type, listener, true);
          resolve();
        },
        isTap(event) ? TAP_MS : 0,
      );
    };
    for (const type of types) addEventListener(type, listener, true);
  });
}

function isStillPressed({ type, target, buttons = 0 }: Partial<PointerEvent>): boolean {
  // Pressing a button also blurs a field. Only if the window itself loses focus may the release go unreported.
  if (type === 'blur') return target instanceof Node;
  return type === 'pointermove' && buttons > 0;
}

function isTap({ type, pointerType }: Partial<PointerEvent>): boolean {
  return type === 'pointerup' && pointerType === 'touch';
}
