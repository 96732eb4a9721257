/**
 * Runs in the page before a press: what moves in front of the element at the last moment does not get it. Self-contained,
 * as is `wasMissed`, because their sources are sent to the page.
 */
export function aimAt(aim: unknown): void {
  const element = aim as Element;
  let isHit: boolean | undefined;
  const guard = (event: Event) => {
    const path = event.composedPath();
    isHit ??= path.includes(element) || (path[0] as Element).contains(element);
    if (isHit) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const types = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  for (const type of types) addEventListener(type, guard, true);
  Reflect.set(window, 'endAim', () => {
    for (const type of types) removeEventListener(type, guard, true);
    return isHit === false;
  });
}

/** Whether something else would have got the press, and nothing did. */
export function wasMissed(): boolean {
  // A press may have led to another page.
  const end = Reflect.get(window, 'endAim') as (() => boolean) | undefined;
  return end?.() ?? false;
}
