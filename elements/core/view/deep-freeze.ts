/** Freezes a value deeply, so that the host page can keep but not change it. */
export function frozen<Value extends object>(value: Value): Value {
  for (const part of Object.values(value) as unknown[]) {
    if (typeof part === 'object' && part !== null) frozen(part);
  }
  return Object.freeze(value);
}
