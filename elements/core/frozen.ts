/** A copy that the host page can keep but not change. */
export function frozen<Value extends object>(value: Value): Value {
  for (const part of Object.values(value) as unknown[]) {
    if (typeof part === 'object' && part !== null) frozen(part);
  }
  return Object.freeze(value);
}
