import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Catalog } from '../../locales/types.ts';

interface CompiledMessages {
  /** By id. */
  messages: Catalog['messages'];
  ignored: { text: string; reason: string }[];
}

/** Compiles the texts of a locale file. Those that would show wrongly are left out, each with the reason. */
export function compileLocaleMessages(texts: Readonly<Record<string, unknown>>): CompiledMessages {
  const result: CompiledMessages = { messages: {}, ignored: [] };
  for (const [key, translation] of Object.entries(texts)) {
    if (translation === '') continue;
    const compiled = compileTranslation(englishOf(key), translation);
    if ('reason' in compiled) result.ignored.push({ text: key, reason: compiled.reason });
    else result.messages[messageIdOf(key)] = compiled.message;
  }
  return result;
}

/** The id of the message with this key: its English text or, if that has several meanings, `meaning|text`. */
export function messageIdOf(key: string): string {
  // Lingui's types omit that an id is a string.
  return generateMessageId(englishOf(key), contextOf(key)) as string;
}

function contextOf(key: string): string | undefined {
  return key.includes('|') ? key.slice(0, key.indexOf('|')) : undefined;
}

function englishOf(key: string): string {
  return key.slice(key.indexOf('|') + 1);
}

type Message = ReturnType<typeof compileMessageOrThrow>;
/** Placeholders, and tags such as `<0>`, by name. */
interface Contents {
  names: Set<string>;
  tags: Set<string>;
}

function compileTranslation(
  english: string,
  translation: unknown,
): { message: Message } | { reason: string } {
  if (typeof translation !== 'string') return { reason: 'is not a text' };
  let message: Message;
  try {
    message = compileMessageOrThrow(translation);
  } catch {
    return { reason: 'is not a valid ICU message' };
  }
  const expected = contentsOf(compileMessageOrThrow(english));
  const found = contentsOf(message);
  const unknown = [...found.names].find((name) => !expected.names.has(name));
  if (unknown !== undefined) return { reason: `has a placeholder {${unknown}} that the English text lacks` };
  const missing = [...expected.names].find((name) => !found.names.has(name));
  if (missing !== undefined) return { reason: `lacks the placeholder {${missing}}` };
  const unknownTag = [...found.tags].find((tag) => !expected.tags.has(tag));
  if (unknownTag !== undefined) return { reason: `has a tag ${unknownTag} that the English text lacks` };
  const missingTag = [...expected.tags].find((tag) => !found.tags.has(tag));
  if (missingTag !== undefined) return { reason: `lacks the tag ${missingTag}` };
  if (!hasOtherForms(message)) return { reason: 'has a plural without the form "other"' };
  return { message };
}

function contentsOf(message: Message, contents: Contents = { names: new Set(), tags: new Set() }): Contents {
  for (const piece of message) {
    if (typeof piece === 'string') for (const tag of tagsIn(piece)) contents.tags.add(tag);
    else {
      contents.names.add(piece[0]);
      for (const form of Object.values(formsOf(piece) ?? {})) contentsOf(form, contents);
    }
  }
  return contents;
}

const tagsIn = (text: string) => text.match(/<\/?\w[^>]*>/g) ?? [];

/** Whether each plural and each choice has the form for everything else. */
function hasOtherForms(message: Message): boolean {
  return message.every((piece) => {
    const forms = formsOf(piece);
    return !forms || ('other' in forms && Object.values(forms).every(hasOtherForms));
  });
}

/** The forms of a plural or a choice, by name; undefined for anything else. */
function formsOf(piece: Message[number]): Record<string, Message> | undefined {
  if (typeof piece === 'string' || !/^(plural|select|selectordinal)$/.test(piece[1] ?? '')) return undefined;
  const forms = Object.entries(Object(piece[2]) as Record<string, unknown>);
  return Object.fromEntries(forms.filter((entry): entry is [string, Message] => Array.isArray(entry[1])));
}
