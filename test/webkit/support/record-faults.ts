/** Runs in the page as early as possible: records its console errors. False if another page is still shown. */
export function recordFaults(address: string): boolean {
  if (location.href.split('#')[0] !== address.split('#')[0]) return false;
  if (Reflect.has(window, 'isLeft')) return false;
  if (Reflect.has(window, 'faults')) return true;
  const faults: string[] = [];
  Reflect.set(window, 'faults', faults);
  addEventListener('error', ({ message }) => faults.push(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`rejection: ${String(reason)}`));
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, sample }) =>
      faults.push(`policy: ${effectiveDirective} ${blockedURI} ${sourceFile} ${sample}`),
  );
  const { error } = console;
  console.error = (...said: unknown[]) => {
    faults.push(`console: ${said.map(String).join(' ')}`);
    error.apply(console, said);
  };
  return true;
}
