import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isOptional, optionalChunks } from '../../build/small-chunks.ts';

interface Chunk {
  file: string;
  name?: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
}

const transferScreens = ['search', 'prices', 'info', 'checkout', 'success'];

/** The country list of the phone field and its rules are counted separately, because they are larger than any screen. */
export const phoneParts = ['src/features/checkout/phone-widget.ts', 'src/features/checkout/phone-rules.ts'];

export const engine = 'elements/views/booking-engine.ts';
export const presenter = 'elements/core/element-presenter.ts';

/** The scripts of a build, by what needs them. */
export function builtChunks(folder: string, manifestFile: string) {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;

  /** A chunk's file and those of all that it imports statically. */
  const needed = (key: string) => chunksOf(key).map(({ file }) => file);

  function chunksOf(key: string, seen = new Set<string>()): Chunk[] {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    if (seen.has(key)) return [];
    seen.add(key);
    return [chunk, ...(chunk.imports ?? []).flatMap((imported) => chunksOf(imported, seen))];
  }

  const screens = Object.entries(manifest).flatMap(([key, { src }]) => {
    const name = /^src\/features\/.*\/(.+)-screen\.tsx$/.exec(src ?? '')?.[1];
    return name === undefined ? [] : [{ key, name }];
  });

  const isLeftOut = (key: string) => {
    const { src, name } = manifest[key] ?? {};
    return src === undefined ? optionalChunks.some((chunk) => chunk === name) : isOptional(resolve(src));
  };

  /** What a visitor's actions make a screen load: the list of a combobox, the calendar, rich text; not another screen or language, nor what most bookings do without. */
  const loadedOnTheWay = (key: string) =>
    chunksOf(key)
      .flatMap(({ dynamicImports = [] }) => dynamicImports)
      .filter((dynamic) => !/-screen\.tsx$|^locales\/|date-fns\/locale/.test(dynamic))
      .filter((dynamic) => !phoneParts.includes(dynamic) && !isLeftOut(dynamic))
      .flatMap(needed);

  /** What a whole transfer booking loads, from the search to the success page, in English. */
  const transferBooking = () => {
    const steps = screens.filter(({ name }) => transferScreens.includes(name));
    if (steps.length !== transferScreens.length)
      throw new Error('The build lacks a step of a transfer booking');
    const files = ['booking.js', ...needed(presenter), ...needed(engine)];
    for (const catalog of ['en-core', 'en', 'en-pieces']) files.push(...needed(`locales/${catalog}.po`));
    for (const { key } of steps) files.push(...needed(key), ...loadedOnTheWay(key));
    return [...new Set(files)];
  };

  const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');

  /** What visitors download, in KB. */
  const compressed = (files: string[]) => {
    const bytes = [...new Set(files)].map((file) => gzipSync(read(file), { level: 9 }).length);
    return bytes.reduce((sum, one) => sum + one, 0) / 1024;
  };

  return { manifest, screens, needed, transferBooking, read, compressed };
}
