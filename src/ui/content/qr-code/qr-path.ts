import { encode } from 'uqr';

/** In characters. The codes of longer strings get less error correction, because scanners fail on finer patterns. */
const LONG_TEXT_LENGTH = 200;

/** The dark modules of a QR code, as an SVG path in a square of `size` modules, which includes a light border. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: text.length > LONG_TEXT_LENGTH ? 'L' : 'M', border: 2 });
  const darkModules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: darkModules.join('') };
}
