/** Scrolls a row of the list into view without scrolling the page, as `scrollIntoView` would. */
export function scrollListTo(row: HTMLElement | null, list: HTMLElement): void {
  if (!row) return;
  const [rowBox, listBox] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  const { paddingTop, paddingBottom } = getComputedStyle(list);
  const hiddenAbove = listBox.top + parseFloat(paddingTop) - rowBox.top;
  const hiddenBelow = rowBox.bottom + parseFloat(paddingBottom) - listBox.bottom;
  if (hiddenAbove > 0) list.scrollTop -= hiddenAbove;
  if (hiddenBelow > 0) list.scrollTop += hiddenBelow;
}
