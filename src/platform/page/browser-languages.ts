/** Pages that replace `navigator` may omit its languages. */
const browser = (): Partial<Navigator> => navigator;

/** The visitor's languages by preference, as BCP 47 tags. */
export function browserLanguages(): readonly string[] {
  return browser().languages ?? [];
}

/** The preferred one; empty if unknown. */
export function browserLanguage(): string {
  return browser().language ?? '';
}
