/** The padding of `.suggestions`. */
const LIST_PADDING = 6;

/** Scrolls a row of the list into view without scrolling the page, as `scrollIntoView` would. */
export function scrollListTo(row: HTMLElement | null, list: HTMLElement): void {
  if (!row) return;
  const [rowBox, listBox] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  const hiddenAbove = listBox.top + LIST_PADDING - rowBox.top;
  const hiddenBelow = rowBox.bottom + LIST_PADDING - listBox.bottom;
  if (hiddenAbove > 0) list.scrollTop -= hiddenAbove;
  if (hiddenBelow > 0) list.scrollTop += hiddenBelow;
}
