type Rgb = readonly [number, number, number];

/**
 * Black or white, whichever reads better on a colour. The colour may be any CSS colour; the browser works it out on
 * `probe`, an element of the view. Undefined where the browser does not know the colour.
 */
export function readableTextColor(color: string, probe: HTMLElement): string | undefined {
  if (!CSS.supports('color', color)) return undefined;
  const before = probe.style.color;
  probe.style.color = color;
  const rgb = parseRgb(getComputedStyle(probe).color);
  probe.style.color = before;
  if (!rgb) return undefined;
  const luminance = relativeLuminance(rgb);
  return (luminance + 0.05) / 0.05 > 1.05 / (luminance + 0.05) ? '#000' : '#fff';
}

function parseRgb(computed: string): Rgb | undefined {
  const numbers = computed.match(/-?[\d.]+/g)?.map(Number);
  if (!numbers || numbers.length < 3) return undefined;
  const [red = 0, green = 0, blue = 0] = numbers;
  return computed.startsWith('rgb') ? [red / 255, green / 255, blue / 255] : [red, green, blue];
}

/** WCAG's relative luminance of an sRGB colour. */
function relativeLuminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
