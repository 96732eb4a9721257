import type { Messages } from '@lingui/core';
import { defaultLanguage } from '../schema/language.ts';
import { loadLanguage, translator, type LoadedLanguage } from './catalogs.ts';

/** A compiled message: text, placeholders and plural forms. */
type Message = string | readonly Piece[];
type Piece = string | readonly [name: string, kind?: string, forms?: Record<string, Message>];

/**
 * A loaded language with the host page's custom texts. Each is keyed by the English text that it replaces, whichever
 * language is shown. Placeholders such as `{name}` are filled in; everything else is kept as written.
 */
export async function withLabels(
  loaded: LoadedLanguage,
  labels: Readonly<Record<string, unknown>>,
): Promise<LoadedLanguage> {
  const own = new Map(Object.entries(labels).filter(isText));
  const english =
    loaded.language === defaultLanguage ? loaded : await loadLanguage(defaultLanguage, loaded.catalog);
  const messages = { ...loaded.messages };
  for (const [id, source] of Object.entries(english.messages)) {
    const message = relabelled(source as Message, messages[id] as Message, own);
    if (message) messages[id] = message as Messages[string];
  }
  return { ...loaded, i18n: translator(loaded.language, messages) };
}

/** Each plural form is keyed by its own English text. Undefined if nothing changes. */
function relabelled(source: Message, shown: Message, own: ReadonlyMap<string, string>): Message | undefined {
  const label = own.get(textOf(source));
  if (label !== undefined) return messageOf(label, textOf(source));
  const [english, spoken] = [formsOf(source), formsOf(shown)];
  if (!english || !spoken) return undefined;
  const forms = Object.entries(spoken[2]).map(([form, text]) => [
    form,
    relabelled(english[2][form] ?? english[2].other ?? '', text, own) ?? text,
  ]);
  return [[spoken[0], spoken[1], Object.fromEntries(forms) as Record<string, Message>]];
}

function formsOf(message: Message) {
  const [piece] = message;
  if (message.length !== 1 || !Array.isArray(piece)) return undefined;
  const [name, kind, forms] = piece as [string, string, Record<string, Message>?];
  return forms && ([name, kind, forms] as const);
}

/** The text as written in English: `Remove {name}`, `Cart (#)`. */
function textOf(message: Message): string {
  if (typeof message === 'string') return message;
  return message.map((piece) => (typeof piece === 'string' ? piece : `{${piece[0]}}`)).join('');
}

function messageOf(label: string, source: string): Message {
  return label
    .split(/(\{\w+\}|#|<\/?\w+\/?>)/)
    .filter((piece) => piece !== '')
    .map((piece): Piece => {
      if (!source.includes(piece)) return plain(piece);
      return piece.startsWith('{') ? [piece.slice(1, -1)] : piece;
    });
}

/** The invisible space prevents text that looks like a tag from being treated as one. */
function plain(text: string): string {
  return text.replaceAll('<', '<\u200b');
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string' && entry[1].trim() !== '';
}
