import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import type { Tag } from '../src/options/attributes-by-tag.ts';
import { views, withImports } from './chunks.ts';

/**
 * Lets `booking.js` import the views that an earlier build has written. It also gets the files of each view, so that it can
 * request all of them at once.
 */
export function builtViews(): Plugin {
  return {
    name: 'built-views',
    config({ build }) {
      const manifest = readManifest(build?.outDir ?? '');
      const paths = builtPaths(manifest);
      const filesByView: Record<Tag, string[]> = {
        'booking-engine': filesOf(views['booking-engine'], manifest),
        'transfers-box': filesOf(views['transfers-box'], manifest),
        'activities-list': filesOf(views.tours, manifest),
        'activity-quote': filesOf(views.tours, manifest),
      };
      return {
        define: { 'import.meta.env.FILES_BY_VIEW': JSON.stringify(filesByView) },
        build: { rolldownOptions: { external: (id) => id in paths, output: { paths } } },
      };
    },
  };
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** The built file of each source, relative to `booking.js`. */
function builtPaths(manifest: Manifest): Record<string, string> {
  const built = Object.values(manifest).flatMap(({ src, file }) =>
    src === undefined ? [] : [[resolve(src), `./${file}`] as const],
  );
  return Object.fromEntries(built);
}

/** The files of a view: its own, and those of all that it imports statically. */
function filesOf(view: string, manifest: Manifest): string[] {
  return [...withImports(view, (source) => manifest[source]?.imports)].map((source) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The manifest of the built views lacks ${source}`);
    return `./${chunk.file}`;
  });
}
