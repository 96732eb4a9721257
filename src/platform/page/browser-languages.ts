/** The page's `navigator`, which may be a replacement without languages. */
const browser = (): Partial<Navigator> => navigator;

/** The visitor's languages by preference, as BCP 47 tags. */
export function browserLanguages(): readonly string[] {
  return browser().languages ?? [];
}

/** The visitor's preferred language; empty if unknown. */
export function browserLanguage(): string {
  return browser().language ?? '';
}
