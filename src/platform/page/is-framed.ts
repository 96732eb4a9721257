/** Whether the page is framed. */
export function isFramed(): boolean {
  // Not `self`, which the page may have replaced; `window` and `top` cannot be.
  return window !== window.top;
}
