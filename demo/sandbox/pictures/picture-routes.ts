import { Hono } from 'hono';
import { backgroundPicture, iconPicture, logoPicture } from './brand-pictures.ts';
import { extraPictures } from './extra-pictures.ts';
import { tourPictures } from './tour-pictures.ts';
import { vehiclePictures } from './vehicle-pictures.ts';

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
