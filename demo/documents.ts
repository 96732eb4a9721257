import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folders } from './folders.ts';
import { staticFile } from './static-files.ts';

/** The pages of the documentation, by their headings. */
export async function documents(): Promise<{ path: string; title: string }[]> {
  const names = (await readdir(folders.docs)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folders.docs, name), 'utf8');
      return { path: `/docs/${name}`, title: /^# (.+)$/m.exec(text)?.[1] ?? name };
    }),
  );
}

/** Served unrendered: Markdown is readable as it is. */
export async function documentFile(name: string): Promise<Response | undefined> {
  const file = name.endsWith('.md') ? await staticFile(folders.docs, name) : undefined;
  return file && new Response(file.content, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
