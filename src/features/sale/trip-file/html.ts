/** Markup that is safe to insert, because the strings in it have been escaped. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | false | undefined | readonly Html[];

/** A template tag for markup. It escapes the strings that are interpolated, in content and within quoted attributes. */
export function html(markup: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { markup: markup.map((literal, index) => literal + markupOf(parts[index])).join('') };
}

function markupOf(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeMarkup(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

function escapeMarkup(text: string): string {
  return text.replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}
