/** Freezes a value and everything in it, so that the host page can keep it but not change it. */
export function deepFreeze<Value extends object>(value: Value): Value {
  for (const part of Object.values(value) as unknown[]) {
    if (typeof part === 'object' && part !== null) deepFreeze(part);
  }
  return Object.freeze(value);
}
