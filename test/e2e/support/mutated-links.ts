import fc from 'fast-check';
import { compressText, decompressText } from '../../../src/platform/compressed-text.ts';

const hostile = [
  '__proto__',
  'constructor',
  '<img src=x onerror=alert(1)>',
  '"]',
  '],[',
  '1e400',
  '-1',
  'null',
  '\ud800',
  '\u0000',
  'javascript:alert(1)',
  '9'.repeat(400),
  '',
];
const junk = fc.oneof(
  fc.constantFrom(...hostile),
  fc.string({ unit: fc.constantFrom(...'AZaz09-_.%#/?=<>"\'+ '.split('')), maxLength: 12 }),
);

/** Texts of trip links, each changed in one place: in the link itself, or in the cart before it is compressed. */
export async function mutatedTrips(trip: string, count: number): Promise<string[]> {
  const text = (await decompressText(trip.slice('1.'.length), 65_536)) ?? '';
  const changes = fc.sample(fc.tuple(fc.boolean(), fc.nat(9999), fc.nat(6), junk), {
    numRuns: count,
    seed: 20_261_124,
  });
  return Promise.all(
    changes.map(async ([inLink, at, length, other]) =>
      inLink ? changed(trip, at, length, other) : `1.${await compressText(changed(text, at, length, other))}`,
    ),
  );
}

function changed(text: string, where: number, length: number, other: string): string {
  const at = where % (text.length + 1);
  return text.slice(0, at) + other + text.slice(at + length);
}
