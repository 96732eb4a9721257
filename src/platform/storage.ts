/** Strings that are stored for this tab. */
export interface TabStorage {
  read: (key: string) => string | null;
  write: (key: string, text: string) => void;
  /** Reports, once, that the stored text is unusable. */
  reportCorrupt?: () => void;
}

/** Stores text until the page is closed. */
export function memoryStorage(): TabStorage {
  const texts = new Map<string, string>();
  return { read: (key) => texts.get(key) ?? null, write: (key, text) => texts.set(key, text) };
}

/**
 * The tab's session storage, or memory if that is denied or full. `onBroken` is called once, in that case or when the stored
 * text is reported as unusable.
 */
export function sessionStorageOrMemory(onBroken?: () => void): TabStorage {
  const memory = memoryStorage();
  let isUsable = true;
  let hasReported = false;
  const reportBroken = () => {
    if (!hasReported) onBroken?.();
    hasReported = true;
  };
  const tryAccess = <Result>(access: () => Result, fallback: () => Result): Result => {
    if (!isUsable) return fallback();
    try {
      return access();
    } catch {
      isUsable = false;
      reportBroken();
      return fallback();
    }
  };
  return {
    reportCorrupt: reportBroken,
    read: (key) =>
      tryAccess(
        () => window.sessionStorage.getItem(key),
        () => memory.read(key),
      ),
    write: (key, text) => {
      memory.write(key, text);
      tryAccess(
        () => window.sessionStorage.setItem(key, text),
        () => undefined,
      );
    },
  };
}
