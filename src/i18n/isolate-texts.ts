import type { Messages } from '@lingui/core';

/* How texts that run from left to right are kept in their order among words that run from right to left. */

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
const LEFT_TO_RIGHT_MARK = '\u200e';

/** A letter of a script that is written from right to left. */
const rtlLetter = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const startsWithLetter = /^\p{L}/u;
const endsWithLetterOrDigit = /[\p{L}\p{N}]$/u;

/** A message as lingui compiles it: text, placeholders and plural forms. */
type Message = string | readonly Piece[];
type Piece = string | readonly [name: string, kind?: string, forms?: Readonly<Record<string, Message>>];

/**
 * The messages of a language that is written from right to left. What is filled in, such as the name of a hotel, is isolated
 * from the words around it. A message in another script, such as an English one that is not translated, keeps the full stop,
 * the number or the name at its ends in place.
 */
export function isolateTexts(messages: Messages): Messages {
  const entries = Object.entries(messages) as [string, Message][];
  return Object.fromEntries(entries.map(([id, message]) => [id, isolateMessage(message)])) as Messages;
}

function isolateMessage(message: Message): Message {
  const pieces = typeof message === 'string' ? [message] : message;
  const isolated = pieces.flatMap(isolatePiece);
  const text = textOf(pieces);
  // The forms of a plural are marked one by one.
  if (rtlLetter.test(text) || isPlural(pieces)) return isolated;
  const mark = (isNeeded: boolean) => (isNeeded ? [LEFT_TO_RIGHT_MARK] : []);
  return [...mark(!startsWithLetter.test(text)), ...isolated, ...mark(!endsWithLetterOrDigit.test(text))];
}

function isPlural(pieces: readonly Piece[]): boolean {
  return pieces.length === 1 && Array.isArray(pieces[0]) && pieces[0].length === 3;
}

function isolatePiece(piece: Piece): Piece[] {
  if (typeof piece === 'string') return [piece];
  const [name, kind, forms] = piece;
  if (kind === undefined) return [FIRST_STRONG_ISOLATE, piece, POP_ISOLATE];
  if (!forms || typeof forms !== 'object') return [piece];
  const isolated = Object.entries(forms).map(([form, message]) => [
    form,
    isForm(message) ? isolateMessage(message) : message,
  ]);
  return [[name, kind, Object.fromEntries(isolated) as Record<string, Message>]];
}

/** A plural also contains its offset, a number. */
function isForm(message: unknown): message is Message {
  return typeof message === 'string' || Array.isArray(message);
}

/** The words of a message, with a mark in place of each placeholder and each plural. */
function textOf(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => (typeof piece === 'string' ? piece : '{}'))
    .join('')
    .replaceAll(/<[^>]*>/g, '');
}
