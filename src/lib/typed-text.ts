/**
 * What was typed or pasted, as the rules read it: forms of other keyboards become plain ones, what cannot be seen is left
 * out, and odd spaces and dashes become ordinary ones. Names and notes are sent as they were typed; of those, rules ask
 * only whether anything stands there.
 */
export function comparableText(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/[\uFE50-\uFE6F\uFF00-\uFFEF\u{1D400}-\u{1D7FF}]+/gu, (other) => other.normalize('NFKC'))
    .replace(/[\p{Default_Ignorable_Code_Point}\uFFFC]/gu, '')
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/[\p{Pd}\u02D7\u2043\u2212]/gu, '-')
    .replace(/(?<=\d)[\u30FC\u2500\u2501](?=\d)/g, '-')
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/\u2236/g, ':')
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(/\u2795/g, '+')
    .replace(/\u3002/g, '.')
    .replace(/[\s\p{Z}\p{Cc}\u2800]+/gu, ' ')
    .trim();
}

/** A whole number that was typed or pasted, such as `3`, `+3`, `3.0` or `3 people`; undefined if it is none. */
export function wholeNumber(typed: string): number | undefined {
  const number = /^\+?(-?\d+)(?:[.,]0{0,2})?(?: ?\p{L}+\.?)?$/u.exec(comparableText(typed))?.[1];
  return number === undefined ? undefined : Number(number);
}

/** The digits of a script are ten in a row, and those of another may follow at once. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(before - 1))) before--;
  return String((code - before) % 10);
}
