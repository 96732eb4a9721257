const undo: (() => void)[] = [];

/** Extends a prototype as old scripts do: with a key that every object inherits and every `for … in` visits. */
export function pollute(prototype: object, key: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(prototype, key);
  Object.defineProperty(prototype, key, { value, enumerable: true, configurable: true, writable: true });
  undo.push(() => {
    Reflect.deleteProperty(prototype, key);
    if (before) Object.defineProperty(prototype, key, before);
  });
}

/** Reverts all additions, the last one first. */
export function cleanPrototypes(): void {
  undo
    .splice(0)
    .reverse()
    .forEach((restore) => restore());
}
