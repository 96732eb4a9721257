/** The visitor's languages by preference, as BCP 47 tags. */
export function browserLanguages(): readonly string[] {
  return pageNavigator().languages ?? [];
}

/** The visitor's preferred language; empty if unknown. */
export function browserLanguage(): string {
  return pageNavigator().language ?? '';
}

/** The page's `navigator`, which may be a replacement without languages. */
const pageNavigator = (): Partial<Navigator> => navigator;
