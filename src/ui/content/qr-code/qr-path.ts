import { encode } from 'uqr';

/** Long texts make fine patterns, which readers lose sooner than damaged ones. */
const LONG_TEXT = 200;

/** The dark modules of a text's QR code, as a path in a square of `size` modules; its border is light. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: text.length > LONG_TEXT ? 'L' : 'M', border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join('') };
}
