import * as v from 'valibot';

export const LanguageSchema = v.picklist(['en', 'es']);
export type Language = v.InferOutput<typeof LanguageSchema>;
