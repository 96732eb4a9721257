import type { Messages } from '@lingui/core';
import { defaultLanguage } from '../schema/language.ts';
import { createTranslator, loadLanguage, type LoadedLanguage } from './load-language.ts';

/**
 * A loaded language with the host page's custom texts. Each is keyed by the English text that it replaces, whichever
 * language is shown. Placeholders such as `{name}` are filled in; everything else is kept as written.
 */
export async function withLabels(
  loaded: LoadedLanguage,
  labels: Readonly<Record<string, unknown>>,
): Promise<LoadedLanguage> {
  const customTexts = new Map(Object.entries(labels).filter(isCustomText));
  if (customTexts.size === 0) return loaded;
  const english =
    loaded.language === defaultLanguage ? loaded : await loadLanguage(defaultLanguage, loaded.catalogScope);
  const messages = { ...loaded.messages };
  for (const [id, source] of Object.entries(english.messages)) {
    // Lingui's own type does not reveal the pieces of a message.
    const message = customMessage(source as Message, messages[id] as Message, customTexts);
    if (message) messages[id] = message as Messages[string];
  }
  return { ...loaded, i18n: createTranslator(loaded.language, messages) };
}

function isCustomText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string' && entry[1].trim() !== '';
}

/** A message as lingui compiles it: text, placeholders and plural forms. */
type Message = string | readonly Piece[];
type Piece = string | readonly [name: string, kind?: string, forms?: Record<string, Message>];

/**
 * The message that replaces a translation, or undefined without a custom text for it. The forms of a plural are replaced
 * one by one, each keyed by its own English text.
 */
function customMessage(
  english: Message,
  translation: Message,
  customTexts: ReadonlyMap<string, string>,
): Message | undefined {
  const englishText = textOf(english);
  const customText = customTexts.get(englishText);
  if (customText !== undefined) return compileText(customText, englishText);
  const [englishPlural, plural] = [pluralOf(english), pluralOf(translation)];
  if (!englishPlural || !plural) return undefined;
  const forms = Object.entries(plural.forms).map(([form, text]) => {
    const englishForm = englishPlural.forms[form] ?? englishPlural.forms.other ?? '';
    return [form, customMessage(englishForm, text, customTexts) ?? text];
  });
  return [[plural.name, plural.kind, Object.fromEntries(forms) as Record<string, Message>]];
}

/** The plural, if the message consists of a single one. */
function pluralOf(message: Message) {
  const [piece] = message;
  if (message.length !== 1 || !Array.isArray(piece)) return undefined;
  const [name, kind, forms] = piece as [string, string, Record<string, Message>?];
  return forms && { name, kind, forms };
}

/** The message as partners write it: `Remove {name}`, `Cart (#)`. */
function textOf(message: Message): string {
  if (typeof message === 'string') return message;
  return message.map((piece) => (typeof piece === 'string' ? piece : `{${piece[0]}}`)).join('');
}

/** Compiles a custom text. Placeholders and tags that the English text does not contain are plain text. */
function compileText(customText: string, englishText: string): Message {
  return customText
    .split(/(\{\w+\}|#|<\/?\w+\/?>)/)
    .filter((piece) => piece !== '')
    .map((piece): Piece => {
      if (!englishText.includes(piece)) return escapePiece(piece);
      return piece.startsWith('{') ? [piece.slice(1, -1)] : piece;
    });
}

/**
 * Escapes what lingui would not read as plain text: a tag by an invisible space, and `#`, the number of a plural, by an
 * escape sequence that lingui decodes.
 */
function escapePiece(piece: string): string {
  return piece === '#' ? String.raw`\x23` : piece.replaceAll('<', '<\u200b');
}
