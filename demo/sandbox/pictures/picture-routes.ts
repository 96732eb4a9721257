import { Hono } from 'hono';
import { extraPictures } from './extra-pictures.ts';
import { tourPictures } from './tour-pictures.ts';
import { vehiclePictures } from './vehicle-pictures.ts';
import { palette } from './palette.ts';
import { scene } from './scene.ts';

const { accent, deep, sun, sea } = palette;

const mark = `<rect width="44" height="44" rx="12" fill="${accent}"/>
<circle cx="29" cy="16" r="6.5" fill="${sun}"/>
<path d="M7 29q5-5 10 0t10 0 10 0" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/>
<path d="M7 36q5-5 10 0t10 0 10 0" fill="none" stroke="${sea}" stroke-width="3.4" stroke-linecap="round"/>`;

const iconPicture = `<svg xmlns="http://www.w3.org/2000/svg" width="44" height="44" viewBox="0 0 44 44">${mark}</svg>`;

const logoPicture = `<svg xmlns="http://www.w3.org/2000/svg" width="196" height="44" viewBox="0 0 196 44" role="img" aria-label="Costa Clara Transfers">${mark}
<text x="56" y="24" font-family="Avenir Next, Segoe UI, system-ui, sans-serif" font-size="21" font-weight="700" fill="${deep}">Costa Clara</text>
<text x="56" y="39" font-family="Avenir Next, Segoe UI, system-ui, sans-serif" font-size="12" letter-spacing="3" fill="${accent}">TRANSFERS</text></svg>`;

const backgroundPicture = scene({ width: 1600, height: 900 });

const pictures: Record<string, string> = {
  'logo.svg': logoPicture,
  'icon.svg': iconPicture,
  'background.svg': backgroundPicture,
  ...Object.fromEntries(Object.entries(extraPictures).map(([name, svg]) => [`extra-${name}.svg`, svg])),
  ...Object.fromEntries(Object.entries(vehiclePictures).map(([id, svg]) => [`vehicle-${id}.svg`, svg])),
  ...Object.fromEntries(Object.entries(tourPictures).map(([id, svg]) => [`tour-${id}.svg`, svg])),
};

/** Drawn pictures, by file name. */
export function pictureRoutes() {
  return new Hono().get('/:name', (context) => {
    const name = context.req.param('name');
    const svg = Object.hasOwn(pictures, name) ? pictures[name] : undefined;
    if (svg === undefined) return context.text('No such picture', 404);
    return context.body(svg, 200, {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=604800',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
  });
}
