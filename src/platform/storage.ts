/** Text kept for this tab; `broken` tells once that the browser refused and memory is used instead. */
export interface TabStorage {
  read: (key: string) => string | null;
  write: (key: string, text: string) => void;
}

export function memoryStorage(): TabStorage {
  const kept = new Map<string, string>();
  return { read: (key) => kept.get(key) ?? null, write: (key, text) => kept.set(key, text) };
}

/** The session storage of the tab, or memory where it is denied or full. */
export function sessionStorageOrMemory(broken: () => void): TabStorage {
  const memory = memoryStorage();
  let usable = true;
  const attempt = <Result>(access: () => Result, fallback: () => Result): Result => {
    if (!usable) return fallback();
    try {
      return access();
    } catch {
      usable = false;
      broken();
      return fallback();
    }
  };
  return {
    read: (key) =>
      attempt(
        () => window.sessionStorage.getItem(key),
        () => memory.read(key),
      ),
    write: (key, text) => {
      memory.write(key, text);
      attempt(
        () => window.sessionStorage.setItem(key, text),
        () => undefined,
      );
    },
  };
}
