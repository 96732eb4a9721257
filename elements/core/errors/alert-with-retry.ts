/** A notice that something failed, with a retry button. Created in steps, because Trusted Types reject markup strings. */
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
