import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import type { Tag } from '../src/options/attributes-by-tag.ts';
import { doctor, standaloneEntries, views, withImports } from './chunks.ts';

/**
 * Lets `booking.js` import the views that an earlier build has written. It also gets the files of each view, so that it can
 * request all of them at once.
 */
export function builtViews(): Plugin {
  return {
    name: 'built-views',
    config({ build }) {
      const folder = build?.outDir ?? '';
      const manifest = readManifest(folder, 'manifest');
      const standalone = Object.keys(standaloneEntries).map((name) => readManifest(folder, name));
      const paths = builtPaths([manifest, ...standalone]);
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

function readManifest(folder: string, name: string): Manifest {
  return JSON.parse(readFileSync(join(folder, `.vite/${name}.json`), 'utf8')) as Manifest;
}

/** The built file of each source, relative to `booking.js`. */
function builtPaths(manifests: Manifest[]): Record<string, string> {
  const chunks = manifests.flatMap((manifest) => Object.values(manifest));
  const built = chunks.flatMap(({ src, file }) =>
    src === undefined ? [] : [[resolve(src), `./${file}`] as const],
  );
  // Built on its own, so that it needs no other chunk.
  return { ...Object.fromEntries(built), [resolve(doctor)]: './doctor.js' };
}

/**
 * The files of a view: its own, and those of all that it imports statically. Sorted, because what the views share compresses
 * better in the same order.
 */
function filesOf(view: string, manifest: Manifest): string[] {
  const sources = withImports(view, (source) => manifest[source]?.imports);
  const files = [...sources].map((source) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The manifest of the built views lacks ${source}`);
    return `./${chunk.file}`;
  });
  return files.sort();
}
