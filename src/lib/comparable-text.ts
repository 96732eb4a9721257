/**
 * Typed or pasted text in the form that the rules compare and parse: invisible characters are removed, and characters of
 * other keyboards become plain ones. Names and notes are sent as they were typed.
 */
export function comparableText(typed: string): string {
  return (
    typed
      .normalize('NFC')
      // Small, full-width and mathematical letters, digits and signs.
      .replace(/[\uFE50-\uFE6F\uFF00-\uFFEF\u{1D400}-\u{1D7FF}]+/gu, (variant) => variant.normalize('NFKC'))
      // Invisible characters.
      .replace(/[\p{Default_Ignorable_Code_Point}\uFFFC]/gu, '')
      .replace(/\p{Nd}/gu, plainDigit)
      // Dashes, and what stands for one between digits: a long vowel mark, or a box-drawing line.
      .replace(/[\p{Pd}\u02D7\u2043\u2212]/gu, '-')
      .replace(/(?<=\d)[\u30FC\u2500\u2501](?=\d)/g, '-')
      // Slashes, colons, apostrophes, plus signs and full stops.
      .replace(/[\u2044\u2215]/g, '/')
      .replace(/\u2236/g, ':')
      .replace(/[\u2018\u2019\u02BC]/g, "'")
      .replace(/\u2795/g, '+')
      .replace(/\u3002/g, '.')
      // Spaces, line breaks and control characters.
      .replace(/[\s\p{Z}\p{Cc}\u2800]+/gu, ' ')
      .trim()
  );
}

/**
 * The digit from 0 to 9 for one of any script. Each script has ten in a row, but several scripts may follow one another, so
 * the distance from the start of the run counts modulo ten.
 */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let firstCode = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(firstCode - 1))) firstCode--;
  return String((code - firstCode) % 10);
}
