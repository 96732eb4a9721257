import { parse, type Token } from '@messageformat/parser';

/** The template of a locale file, or a filled-in one: `docs/languages.md`. */
export interface LocaleFile {
  format: 1;
  language: string;
  name: string;
  direction: 'ltr' | 'rtl';
  messages: Record<string, string>;
}

export const pseudoLanguages = ['expanded', 'mirrored'] as const;

/**
 * Languages that nobody speaks, made of the English texts: one whose texts are 40 % longer, and one that is written from
 * right to left. What does not fit, and what is not mirrored, is seen without knowing a language.
 */
export type PseudoLanguage = (typeof pseudoLanguages)[number];

/** A language whose plurals, months and weekdays the browser knows, and how a word is written in it. */
const traits: Record<PseudoLanguage, Omit<LocaleFile, 'format' | 'messages'> & Writing> = {
  expanded: { language: 'de', name: 'Expanded', direction: 'ltr', write: expand },
  mirrored: { language: 'he', name: 'Mirrored', direction: 'rtl', write: inHebrewLetters },
};

interface Writing {
  write: (word: string) => string;
}

/** The tag under which a pseudo-language is shown. */
export function pseudoTag(kind: PseudoLanguage): string {
  return traits[kind].language;
}

/** A locale file with every text of the template. */
export function pseudoFile(kind: PseudoLanguage, template: Pick<LocaleFile, 'messages'>): LocaleFile {
  const { language, name, direction } = traits[kind];
  const texts = Object.keys(template.messages).map(
    (key) => [key, pseudoText(kind, key.slice(key.indexOf('|') + 1))] as const,
  );
  return { format: 1, language, name, direction, messages: Object.fromEntries(texts) };
}

/** A text in ICU syntax, in the pseudo-language: placeholders, tags, plurals and selects stay. */
export function pseudoText(kind: PseudoLanguage, text: string): string {
  let written = '';
  let end = 0;
  for (const { offset, text: literal } of literalsIn(parse(text))) {
    written += text.slice(end, offset) + writeWords(literal, traits[kind].write);
    end = offset + literal.length;
  }
  return written + text.slice(end);
}

function literalsIn(tokens: readonly Token[]): { offset: number; text: string }[] {
  return tokens.flatMap((token) => {
    if (token.type === 'content') return [token.ctx];
    return 'cases' in token ? token.cases.flatMap(({ tokens: inner }) => literalsIn(inner)) : [];
  });
}

function writeWords(literal: string, write: Writing['write']): string {
  return literal.replace(/<\/?\w+\/?>|\p{L}+/gu, (piece) => (piece.startsWith('<') ? piece : write(piece)));
}

const accents: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý' };

/** Vowels get accents and are repeated, until the word is 40 % longer. */
function expand(word: string): string {
  const vowels = word.match(/[aeiouy]/gi)?.length ?? 0;
  let missing = Math.ceil(word.length * 0.4);
  if (vowels === 0) return word + word.slice(-1).repeat(missing);
  const share = Math.ceil(missing / vowels);
  return word.replace(/[aeiouy]/gi, (vowel) => {
    const accented = accents[vowel] ?? (accents[vowel.toLowerCase()] ?? vowel).toUpperCase();
    const more = Math.min(share, missing);
    missing -= more;
    return accented + accented.toLowerCase().repeat(more);
  });
}

const hebrew = 'אבגדהוזחטיכלמנסעפצקרשתםןףץ';

function inHebrewLetters(word: string): string {
  return word.replace(/[a-z]/gi, (letter) => hebrew.charAt(letter.toLowerCase().charCodeAt(0) - 97));
}
