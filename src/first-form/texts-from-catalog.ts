import type { Catalog } from '../../locales/types.ts';
import type { FormTexts } from './form-texts.ts';
import messageIds from './message-ids.json' with { type: 'json' };

/** The texts of the first form in a language, from the catalog of its first screens. */
export function textsFromCatalog({ messages }: Catalog): FormTexts {
  return messageIds.map((id) => plainText(messages[id]));
}

/** The text of a compiled message, with the names of its values in braces. */
export function plainText(message: Catalog['messages'][string] | undefined): string {
  return [message ?? '']
    .flat()
    .map((piece) => (Array.isArray(piece) ? `{${piece[0]}}` : piece))
    .join('');
}
