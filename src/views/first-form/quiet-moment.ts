/** Knows whether a word is being composed, or something is pressed: then a field must not be replaced. */
export function quietMoments(form: HTMLElement): () => Promise<void> {
  const waiting = new Set<() => void>();
  let isComposing = false;
  let isPressed = false;
  const end = () => {
    isPressed = false;
    // After the click that follows.
    if (!isComposing) setTimeout(() => waiting.forEach((go) => go()));
  };
  form.addEventListener('compositionstart', () => (isComposing = true));
  form.addEventListener('compositionend', () => {
    isComposing = false;
    end();
  });
  const press = () => {
    isPressed = true;
    for (const type of ['pointerup', 'pointercancel', 'keyup'])
      addEventListener(type, end, { once: true, capture: true });
  };
  form.addEventListener('pointerdown', press);
  // Since before there was anything to notice it.
  if (form.matches(':active')) press();
  return () =>
    new Promise((resolve) => {
      if (isComposing || isPressed) waiting.add(resolve);
      else resolve();
    });
}
