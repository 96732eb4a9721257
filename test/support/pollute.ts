const undo: (() => void)[] = [];

/** Adds to a prototype what host pages add: a key on every object and in every `for … in`. */
export function pollute(prototype: object, key: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(prototype, key);
  Object.defineProperty(prototype, key, { value, enumerable: true, configurable: true, writable: true });
  undo.push(() => {
    Reflect.deleteProperty(prototype, key);
    if (before) Object.defineProperty(prototype, key, before);
  });
}

/** Reverts everything, last addition first. */
export function cleanPrototypes(): void {
  undo
    .splice(0)
    .reverse()
    .forEach((restore) => restore());
}
