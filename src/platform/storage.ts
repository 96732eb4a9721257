/** Text stored for this tab. */
export interface TabStorage {
  read: (key: string) => string | null;
  write: (key: string, text: string) => void;
  /** Reports, once, that the stored text is unusable. */
  complain?: () => void;
}

export function memoryStorage(): TabStorage {
  const kept = new Map<string, string>();
  return { read: (key) => kept.get(key) ?? null, write: (key, text) => kept.set(key, text) };
}

/**
 * The tab's session storage, or memory if that is denied or full. `broken` is called once in that case, or if the
 * stored text is reported as unusable.
 */
export function sessionStorageOrMemory(broken: () => void): TabStorage {
  const memory = memoryStorage();
  let usable = true;
  let hasComplained = false;
  const complain = () => {
    if (!hasComplained) broken();
    hasComplained = true;
  };
  const attempt = <Result>(access: () => Result, fallback: () => Result): Result => {
    if (!usable) return fallback();
    try {
      return access();
    } catch {
      usable = false;
      complain();
      return fallback();
    }
  };
  return {
    complain,
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
