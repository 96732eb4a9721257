import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { doctorHtml, doctorMarkdown } from '../../../docs/doctor-page.ts';
import { rules } from '../../../elements/doctor/rules/rules.ts';

const codes = [...rules.map(({ code }) => code), 'doctor-failed'];

test('docs/doctor.md is what `npm run docs` writes, with cause and fix of each code', async () => {
  const written = readFileSync('docs/doctor.md', 'utf8');
  expect(written).toBe(await doctorMarkdown());
  for (const code of codes)
    expect(written).toMatch(
      new RegExp(`### \`${code}\`\n\n\\*\\*(Error|Warning|Hint)\\.\\*\\* .+\n\n\\*\\*Fix:\\*\\* .+`),
    );
});

test('the published page has the anchor of each code', async () => {
  const html = await doctorHtml();
  expect(codes.filter((code) => !html.includes(`<h3 id="${code}">`))).toEqual([]);
});
