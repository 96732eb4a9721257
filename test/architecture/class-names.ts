import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import postcss, { type AtRule, type Rule } from 'postcss';
import ts from 'typescript';
import type { Source } from './read-sources.ts';

/** A component file: the classes that it assigns to elements, and the sheets that it imports. */
export interface StyledSource extends Pick<Source, 'file' | 'imports'> {
  classes: string[];
  sheets: string[];
}

/** The classes that each sheet defines, by the sheet's file. */
export type Sheets = ReadonlyMap<string, ReadonlySet<string>>;

export function readSheets(folder: string): Sheets {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const paths = files.map((file) => posix.join(folder, file));
  return new Map(paths.map((path) => [path, classesDefinedIn(readFileSync(path, 'utf8'))]));
}

/** The sheets that a sheet imports, which load with it. */
export function importedSheets(path: string): string[] {
  const imports = readFileSync(path, 'utf8').matchAll(/@import '(.+?)'/g);
  return [...imports].map(([, target = '']) => posix.join(posix.dirname(path), target));
}

/**
 * The classes with which a selector starts; further on in a selector, a class is only referred to. Nested rules and
 * those for print are about other components' elements as well.
 */
export function classesDefinedIn(css: string): Set<string> {
  const classes = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    if (isNested(rule)) return;
    for (const selector of rule.selectors) {
      const [, name] = /^\.([\w-]+)/.exec(selector) ?? [];
      if (name) classes.add(name);
    }
  });
  return classes;
}

function isNested({ parent }: Rule | AtRule): boolean {
  if (parent?.type === 'rule') return true;
  if (parent?.type !== 'atrule') return false;
  const around = parent as AtRule;
  return (around.name === 'media' && around.params === 'print') || isNested(around);
}

export function parseStyles(
  { file, imports }: Source,
  text: string,
  known: ReadonlySet<string>,
): StyledSource {
  if (!/className|useStyles/.test(text)) return { file, imports, classes: [], sheets: [] };
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const adopted = new Set([...text.matchAll(/\buseStyles\((\w+)\)/g)].map(([, name]) => name));
  const found = { file, imports, classes: [] as string[], sheets: [] as string[] };
  const visit = (node: ts.Node): void => {
    const classes = classesAssignedBy(node);
    // A name from elsewhere: any class among the words of the file may be meant.
    if (classes) found.classes.push(...(classes.length > 0 ? classes : wordsIn(tree)));
    if (ts.isImportDeclaration(node) && adopted.has(node.importClause?.name?.text)) {
      const [sheet = ''] = (node.moduleSpecifier as ts.StringLiteral).text.split('?');
      found.sheets.push(posix.join(posix.dirname(file), sheet));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { ...found, classes: [...new Set(found.classes)].filter((name) => known.has(name)) };
}

/**
 * The classes that a file uses although nothing makes sure that their sheet is there: it brings none that defines them,
 * and among the files that import it there are some that do not either.
 */
export function unstyledClasses(sources: readonly StyledSource[], sheets: Sheets, always: readonly string[]) {
  const users = (file: string) =>
    sources.filter(({ imports }) => imports.some(({ target, typeOnly }) => target === file && !typeOnly));
  const brings = (source: StyledSource, name: string, seen: readonly string[] = []): boolean => {
    if (source.sheets.some((sheet) => sheets.get(sheet)?.has(name))) return true;
    const above = users(source.file).filter(({ file }) => !seen.includes(file));
    return above.length > 0 && above.every((user) => brings(user, name, [...seen, source.file]));
  };
  const isAlwaysThere = (name: string) => always.some((sheet) => sheets.get(sheet)?.has(name));
  return sources.flatMap((source) =>
    source.classes
      .filter((name) => !isAlwaysThere(name) && !brings(source, name))
      .map((name) => `${source.file} uses .${name}, whose sheet it does not bring`),
  );
}

function classesAssignedBy(node: ts.Node): string[] | undefined {
  const isClass = (name: ts.Node) => ts.isIdentifier(name) && name.text === 'className';
  if (ts.isJsxAttribute(node) && isClass(node.name)) return wordsIn(node);
  if (ts.isPropertyAssignment(node) && isClass(node.name)) return wordsIn(node);
  return undefined;
}

function wordsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return node.text.split(/\s+/).filter(Boolean);
  const words: string[] = [];
  ts.forEachChild(node, (child) => void words.push(...wordsIn(child)));
  return words;
}
