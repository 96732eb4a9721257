import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';

export type BuiltChunks = ReturnType<typeof builtChunks>;

/** The chunks of a build. */
export function builtChunks(folder: string, manifestFile: string) {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;

  /** The files of chunks, by their names, and of all that they import statically. */
  function needed(...names: string[]): string[] {
    const keys = new Set(names.map(keyOf));
    for (const key of keys) manifest[key]?.imports?.forEach((imported) => keys.add(imported));
    return [...new Set([...keys].map((key) => manifest[key]?.file ?? key))];
  }

  function keyOf(name: string): string {
    const key = Object.keys(manifest).find((one) => manifest[one]?.name === name);
    if (key === undefined) throw new Error(`The build has no chunk ${name}`);
    return key;
  }

  const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');

  /** What visitors download, in KB. */
  const size = (file: string) => gzipSync(read(file), { level: 9 }).length / 1024;

  return {
    files: readdirSync(`${folder}/chunks`).map((file) => `chunks/${file}`),
    needed,
    /** A chunk's own file. */
    fileOf: (name: string) => manifest[keyOf(name)]?.file ?? '',
    read,
    size,
    /** What a whole transfer booking loads, from the search to the success page, in English. */
    transferBooking: () => [
      'booking.js',
      ...needed(
        'presenter',
        'first-screen',
        'booking-engine',
        'search-form',
        'transfers',
        'checkout',
        'sale',
      ),
      ...needed('combobox-suggestions', 'calendar-panel', 'purify.es', 'qr-code'),
      ...needed('en-core', 'en', 'en-pieces'),
    ],
  };
}
