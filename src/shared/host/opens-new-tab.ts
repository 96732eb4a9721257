/** Whether a click on a link opens it in a new tab or window. */
export function opensNewTab({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey'>): boolean {
  return button === 1 || metaKey || ctrlKey || shiftKey;
}
