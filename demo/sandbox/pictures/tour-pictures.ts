import { eveningViews } from './evening-views.ts';
import { landViews } from './land-views.ts';
import { lights } from './lights.ts';
import { waterViews } from './water-views.ts';

const views = { ...landViews, ...waterViews, ...eveningViews };

/** Every view in every light: `pyramid-noon` and so on. */
export const tourPictures: Record<string, string> = Object.fromEntries(
  Object.entries(views).flatMap(([name, draw]) =>
    Object.entries(lights).map(([hour, light]) => [`${name}-${hour}`, draw(light)]),
  ),
);
