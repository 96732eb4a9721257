/** Creates a notice that something failed, with a retry button. It is built without markup, which Trusted Types reject. */
export function alertWithRetry(
  { problem, tryAgain }: { problem: string; tryAgain: string },
  onRetry: () => void,
): HTMLElement {
  const alert = document.createElement('p');
  const button = document.createElement('button');
  alert.role = 'alert';
  button.textContent = tryAgain;
  button.onclick = onRetry;
  alert.append(problem, ' ', button);
  return alert;
}
