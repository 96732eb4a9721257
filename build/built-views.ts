import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import type { Tag } from '../src/options/attributes-by-tag.ts';
import { views } from './chunks.ts';

/** Lets `booking.js` import the views' files, which an earlier build wrote, and request all files of a view at once. */
export function builtViews(): Plugin {
  return {
    name: 'built-views',
    config({ build }) {
      const file = join(build?.outDir ?? '', '.vite/manifest.json');
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
      const paths: Record<string, string> = {};
      for (const chunk of Object.values(manifest))
        if (chunk.src) paths[resolve(chunk.src)] = `./${chunk.file}`;
      const filesOf = (view: string) => {
        const keys = new Set([view]);
        for (const key of keys) manifest[key]?.imports?.forEach((imported) => keys.add(imported));
        return [...keys].map((key) => {
          const chunk = manifest[key];
          if (!chunk) throw new Error(`${key} is missing in ${file}`);
          return `./${chunk.file}`;
        });
      };
      const filesByView: Record<Tag, string[]> = {
        'booking-engine': filesOf(views['booking-engine']),
        'transfers-box': filesOf(views['transfers-box']),
        'activities-list': filesOf(views.tours),
        'activity-quote': filesOf(views.tours),
      };
      return {
        define: { 'import.meta.env.FILES_BY_VIEW': JSON.stringify(filesByView) },
        build: { rolldownOptions: { external: (id) => id in paths, output: { paths } } },
      };
    },
  };
}
