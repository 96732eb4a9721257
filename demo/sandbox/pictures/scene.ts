import { palette } from './palette.ts';

/** A beach: sky, sun, sea, sand and a road; drawn at 480 × 300, cropped to the requested size. */
export function scene({
  width,
  height,
  inFront = '',
}: {
  width: number;
  height: number;
  inFront?: string;
}): string {
  const { sky, sea, sand, sun } = palette;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice">
<rect width="480" height="300" fill="${sky}"/>
<circle cx="392" cy="70" r="30" fill="${sun}" opacity=".85"/>
<path d="M40 72q10-16 30-12 8-16 30-12 20 2 22 18 14 0 14 12H38q-8-2 2-6z" fill="#fff" opacity=".8"/>
<path d="M250 46q8-12 24-9 8-10 22-6 14 2 15 12 10 1 10 8h-72q-6-1 1-5z" fill="#fff" opacity=".65"/>
<rect y="150" width="480" height="80" fill="${sea}"/>
<path d="M0 162h480M20 176h120M210 172h180M60 188h260" stroke="#fff" stroke-width="2" opacity=".35"/>
<path d="M0 208q120-22 240-8t240-8v108H0z" fill="${sand}"/>
${palm(52, 226, 1)}${palm(446, 216, 0.8)}
<rect y="252" width="480" height="48" fill="#6d7b80"/>
<path d="M0 252h480" stroke="#fff" stroke-width="2" opacity=".5"/>
<path d="M8 284h464" stroke="#fff" stroke-width="3" stroke-dasharray="26 20" opacity=".8"/>
${inFront}</svg>`;
}

function palm(x: number, y: number, size: number): string {
  const { leaf, trunk } = palette;
  return `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-4 26Q2-20-6-62l8-1Q10-18 5 26z" fill="${trunk}"/>
<g fill="${leaf}"><path d="M-3-64q-30-22-52 2 28-10 52 2z"/><path d="M-3-64q-22-34-50-24 28 2 50 24z"/><path d="M-3-64q2-38 34-38-22 12-34 38z"/><path d="M-3-64q34-20 54 8-28-14-54-8z"/><path d="M-3-64q30-2 38 30-14-24-38-30z"/></g></g>`;
}
