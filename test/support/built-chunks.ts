import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';

export type BuiltChunks = ReturnType<typeof builtChunks>;

/** The chunks of a build. */
export function builtChunks(folder: string, manifestFile: string) {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;

  const files = readdirSync(`${folder}/chunks`).map((file) => `chunks/${file}`);

  /** The file of a chunk. */
  function fileOf(name: string): string {
    const file = files.find((candidate) => candidate.replace(/-.{8}\.js$/, '') === `chunks/${name}`);
    if (file === undefined) throw new Error(`The build has no chunk ${name}`);
    return file;
  }

  /** The files of these chunks and of everything that they import statically. */
  function needed(...names: string[]): string[] {
    const all = new Set(names.map(fileOf));
    const chunks = Object.values(manifest);
    for (const file of all) {
      const imports = chunks.find((chunk) => chunk.file === file)?.imports ?? [];
      for (const key of imports) all.add(manifest[key]?.file ?? key);
    }
    return [...all];
  }

  const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');

  /** The compressed size in KB. */
  const size = (file: string) => gzipSync(read(file), { level: 9 }).length / 1024;

  return {
    files,
    needed,
    fileOf,
    read,
    size,
    /** Everything that an English transfer booking loads, from the search to the success page. */
    transferBooking: () => [
      'booking.js',
      ...needed('booking-engine', 'search-form', 'transfers', 'checkout', 'sale'),
      ...needed('combobox-suggestions', 'calendar-panel', 'purify.es', 'qr-code'),
      ...needed('en-first-screen', 'en-rest'),
    ],
  };
}
