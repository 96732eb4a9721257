/** Whether the panel is a sheet on a touch screen. It then takes the focus, because a focused input opens the keyboard. */
export function isTouchSheet(): boolean {
  return isSheet() && matchesMedia('(pointer: coarse)');
}

/** Whether the window is so narrow that the style sheet makes the panel a sheet at its bottom. */
export function isSheet(): boolean {
  return matchesMedia('(width < 560px)');
}

/** No query matches if the host page has replaced `matchMedia` with something broken. */
function matchesMedia(query: string): boolean {
  try {
    return matchMedia(query).matches;
  } catch {
    return false;
  }
}
