import { readdirSync, readFileSync } from 'node:fs';

/** A fenced block of code in the documentation. */
export interface Snippet {
  file: string;
  line: number;
  /** The heading above it. */
  heading: string;
  language: string;
  code: string;
  /** Why it cannot be run, if the fence says so: ```` ```nginx not run: … ````. */
  notRun: string | undefined;
  /** The file that it shows, if the fence says so: ```` ```tsx file: test/frameworks/next/app/page.tsx ````. */
  shownFile: string | undefined;
}

/** All pages of the documentation. */
export const documentFiles = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => `docs/${file}`),
];

/** Every fenced block of these pages, by default of all. */
export function snippets(files: readonly string[] = documentFiles): Snippet[] {
  return files.flatMap((file) => snippetsOf(file, readFileSync(file, 'utf8')));
}

function snippetsOf(file: string, text: string): Snippet[] {
  const found: Snippet[] = [];
  let heading = '';
  let open: { line: number; info: string; code: string[] } | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    if (open && line === '```') {
      const [language = '', ...marker] = open.info.split(' ');
      const notRun = /^not run: (.+)$/.exec(marker.join(' '))?.[1];
      const shownFile = /^file: (\S+)$/.exec(marker.join(' '))?.[1];
      if (marker.length > 0 && !notRun && !shownFile)
        throw new Error(`${file}:${open.line}: "${open.info}" gives neither a reason nor a file`);
      found.push({ file, line: open.line, heading, language, code: open.code.join('\n'), notRun, shownFile });
      open = undefined;
    } else if (open) open.code.push(line);
    else if (line.startsWith('```')) open = { line: index + 1, info: line.slice(3), code: [] };
    else if (line.startsWith('#')) heading = line.replace(/^#+ /, '');
  }
  if (open) throw new Error(`${file}:${open.line}: the block has no end`);
  return found;
}

/** The location of a snippet, for messages. */
export function placeOf({ file, line }: Snippet): string {
  return `${file}:${line}`;
}
