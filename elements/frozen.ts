/** A value that the host page may keep and cannot change. */
export function frozen<Value extends object>(value: Value): Value {
  for (const part of Object.values(value) as unknown[]) {
    if (typeof part === 'object' && part !== null) frozen(part);
  }
  return Object.freeze(value);
}
