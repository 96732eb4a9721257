/** A colour by its channels from 0 to 255, and its opacity from 0 to 1. */
export interface Color {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

/** Reads a computed colour: `rgb(…)`, `rgba(…)` or `color(srgb …)`; undefined for other colour spaces. */
export function parseColor(text: string): Color | undefined {
  const [, space = '', inside = ''] = /^(rgba?|color)\((.*)\)$/.exec(text.trim()) ?? [];
  if (space === '' || (space === 'color' && !inside.startsWith('srgb '))) return undefined;
  const scale = space === 'color' ? 255 : 1;
  const numbers = (inside.match(/[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  const [red, green, blue, alpha = 1] = numbers;
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return { red: red * scale, green: green * scale, blue: blue * scale, alpha };
}

/** The contrast of two opaque colours as WCAG defines it: from 1 for the same to 21 for black and white. */
export function contrastOf(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf({ red, green, blue }: Color): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
