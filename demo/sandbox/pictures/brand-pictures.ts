import { palette } from './palette.ts';
import { scene } from './scene.ts';

const { accent, deep, sun, sea } = palette;

const mark = `<rect width="44" height="44" rx="12" fill="${accent}"/>
<circle cx="29" cy="16" r="6.5" fill="${sun}"/>
<path d="M7 29q5-5 10 0t10 0 10 0" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/>
<path d="M7 36q5-5 10 0t10 0 10 0" fill="none" stroke="${sea}" stroke-width="3.4" stroke-linecap="round"/>`;

export const iconPicture = `<svg xmlns="http://www.w3.org/2000/svg" width="44" height="44" viewBox="0 0 44 44">${mark}</svg>`;

export const logoPicture = `<svg xmlns="http://www.w3.org/2000/svg" width="220" height="44" viewBox="0 0 220 44" role="img" aria-label="Costa Clara Transfers">${mark}
<text x="56" y="24" font-family="Avenir Next, Segoe UI, system-ui, sans-serif" font-size="21" font-weight="700" fill="${deep}">Costa Clara</text>
<text x="56" y="39" font-family="Avenir Next, Segoe UI, system-ui, sans-serif" font-size="12" letter-spacing="3" fill="${accent}">TRANSFERS</text></svg>`;

export const backgroundPicture = scene({ width: 1600, height: 900 });
