export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

export type Texts = Record<Language, string>;
