import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lexer, walkTokens, type Token, type Tokens } from 'marked';
import { describe, expect, test } from 'vitest';
import { documentFiles } from '../support/snippets.ts';

describe.each(documentFiles)('%s', (file) => {
  const tokens = tokensOf(file);

  test('links and pictures lead to files and headings that there are', () => {
    const broken = [...addressesIn(tokens)].filter((address) => {
      const [path = '', anchor] = address.split('#');
      const target = path === '' ? file : join(dirname(file), decodeURI(path));
      return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).has(anchor));
    });
    expect(broken).toEqual([]);
  });

  test('every row of a table has a cell for each column', () => {
    const uneven = tokens
      .filter((token): token is Tokens.Table => token.type === 'table')
      .flatMap(({ raw, header }) => linesOf(raw).filter((row) => cellsIn(row) !== header.length));
    expect(uneven).toEqual([]);
  });

  test('no table row is inside a paragraph, where it would be shown as text', () => {
    const strayed = tokens
      .filter(({ type }) => type === 'paragraph')
      .flatMap(({ raw }) => linesOf(raw).filter((line) => line.startsWith('|')));
    expect(strayed).toEqual([]);
  });
});

/** All tokens of a page, those inside of others included, as GitHub's Markdown reads it. */
function tokensOf(file: string): Token[] {
  const tokens: Token[] = [];
  void walkTokens(lexer(readFileSync(file, 'utf8'), { gfm: true }), (token) => {
    tokens.push(token);
  });
  return tokens;
}

/** What links, pictures and HTML tags of a page lead to, other sites excepted. */
function* addressesIn(tokens: readonly Token[]): Generator<string> {
  const elsewhere = /^([a-z]+:|\/\/)/;
  for (const token of tokens) {
    const addresses =
      token.type === 'link' || token.type === 'image'
        ? [(token as Tokens.Link | Tokens.Image).href]
        : token.type === 'html'
          ? [...token.raw.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address)
          : [];
    yield* addresses.filter((address) => !elsewhere.test(address));
  }
}

/** Anchors as GitHub generates them: the second of two equal headings ends in `-1`. */
function anchorsOf(file: string): Set<string> {
  const anchors = new Set<string>();
  for (const token of tokensOf(file)) {
    if (token.type !== 'heading') continue;
    const anchor = (token as Tokens.Heading).text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-');
    let unique = anchor;
    for (let count = 1; anchors.has(unique); count++) unique = `${anchor}-${count}`;
    anchors.add(unique);
  }
  return anchors;
}

function linesOf(raw: string): string[] {
  return raw.trim().split('\n');
}

function cellsIn(row: string): number {
  return row
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split(/(?<!\\)\|/).length;
}
