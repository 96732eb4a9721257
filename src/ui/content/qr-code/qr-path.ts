import { encode } from 'uqr';

/** In characters. The codes of longer strings get less error correction, because scanners fail on finer patterns. */
const LONG_TEXT_LENGTH = 200;

/** The dark modules of a QR code, as an SVG path in a square of `size` modules, which includes a light border. */
export interface QrPath {
  size: number;
  path: string;
}

/** Draws the QR code of a text; undefined if the text is too long for one, at about 3,000 bytes. */
export function qrPath(text: string): QrPath | undefined {
  const code = encodeText(text);
  if (!code) return undefined;
  const darkModules = code.data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size: code.size, path: darkModules.join('') };
}

function encodeText(text: string) {
  try {
    return encode(text, { ecc: text.length > LONG_TEXT_LENGTH ? 'L' : 'M', border: 2 });
  } catch {
    // The library throws if a text is too long.
    return undefined;
  }
}
