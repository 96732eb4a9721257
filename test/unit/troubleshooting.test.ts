import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { literalsOf } from '../../build/declarations.ts';

const text = readFileSync('docs/troubleshooting.md', 'utf8');

test('troubleshooting has a section for every code of booking-error', () => {
  const sections = [...text.matchAll(/^### `(.+)`$/gm)].map(([, code = '']) => code);
  expect(sections.sort()).toEqual(literalsOf('src/schema/events.ts', 'BookingErrorCode').sort());
});

test('every finding of the doctor is reached by a symptom', () => {
  const [symptoms = ''] = text.split('## By code');
  const doctor = readFileSync('docs/doctor.md', 'utf8');
  const codes = [...doctor.matchAll(/^### `(.+)`$/gm)].map(([, code = '']) => code);
  expect(codes.length).toBeGreaterThan(30);
  expect(codes.filter((code) => !symptoms.includes(`(doctor.md#${code})`))).toEqual([]);
});

test('troubleshooting quotes what visitors and authors read, to the letter', () => {
  const code = ['src', 'elements', 'hosted', 'locales'].flatMap(filesBelow);
  const sources = code.map((file) => readFileSync(file, 'utf8')).join('\n');
  const catalogs = ['first-screen', 'rest']
    .map((name) => readFileSync(`locales/en/${name}.po`, 'utf8'))
    .join('\n');
  const said = [...text.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words.replace(/\s+/g, ' '));
  expect(said.length).toBeGreaterThan(3);
  expect(said.filter((words) => !catalogs.includes(words) && !sources.includes(words))).toEqual([]);
  const [, messages = ''] = text.split('## Messages in the console');
  const pieces = [...messages.matchAll(/^\| `(.+?)` +\|/gm)].flatMap(([, message = '']) =>
    message.split('…'),
  );
  expect(pieces.length).toBeGreaterThan(10);
  expect(pieces.filter((piece) => !sources.includes(piece.replace(/^\[/, '')))).toEqual([]);
});

function filesBelow(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.tsx?$/.test(file)).map((file) => join(folder, file));
}
