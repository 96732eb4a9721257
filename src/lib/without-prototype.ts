/** A copy without anything that the host page may have added to `Object.prototype`, such as a `method`. */
export function withoutPrototype<Value extends object>(value: Value): Value {
  return Object.assign(Object.create(null) as object, value);
}
