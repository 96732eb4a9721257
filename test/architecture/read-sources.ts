import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

export interface Import {
  /** A file of ours, relative to the project's root, or a library as written. */
  target: string;
  ours: boolean;
  typeOnly: boolean;
}

export interface Source {
  file: string;
  lines: number;
  imports: Import[];
  /** Free names, such as those of the browser's globals. */
  names: Set<string>;
  /** Whether the file only re-exports. */
  onlyPassesOn: boolean;
}

/** Every TypeScript file under the folders. */
export function readSources(folders: readonly string[]): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
      .map((file) => posix.join(folder, file))
      .map((file) => parseSource(file, readFileSync(file, 'utf8'))),
  );
}

export function parseSource(file: string, text: string): Source {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const imports: Import[] = [];
  const names = new Set<string>();
  const declared = new Set<string>();
  const visit = (node: ts.Node): void => {
    const found = importedBy(node);
    if (found) imports.push(resolved(file, found));
    if (ts.isIdentifier(node)) {
      if (isDeclaration(node)) declared.add(node.text);
      else if (isFreeName(node)) names.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return {
    file,
    lines: text.trimEnd().split('\n').length,
    imports,
    names: new Set([...names].filter((name) => !declared.has(name))),
    onlyPassesOn: tree.statements.length > 0 && tree.statements.every(passesOn),
  };
}

/** Static and dynamic imports, re-exports and `import('…')` in types. */
function importedBy(node: ts.Node): { specifier: string; typeOnly: boolean } | undefined {
  if (ts.isImportDeclaration(node)) return literal(node.moduleSpecifier, isTypeOnlyImport(node.importClause));
  if (ts.isExportDeclaration(node)) return literal(node.moduleSpecifier, node.isTypeOnly);
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return literal(node.arguments[0], false);
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return literal(node.argument.literal, true);
  }
  return undefined;
}

function isTypeOnlyImport(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  return !clause.name && named !== undefined && ts.isNamedImports(named)
    ? named.elements.length > 0 && named.elements.every((element) => element.isTypeOnly)
    : false;
}

function literal(node: ts.Node | undefined, typeOnly: boolean) {
  return node && ts.isStringLiteralLike(node) ? { specifier: node.text, typeOnly } : undefined;
}

function resolved(file: string, { specifier, typeOnly }: { specifier: string; typeOnly: boolean }): Import {
  const [path = ''] = specifier.split('?');
  const ours = path.startsWith('.');
  return { target: ours ? posix.join(posix.dirname(file), path) : specifier, ours, typeOnly };
}

function isDeclaration({ parent, text }: ts.Identifier): boolean {
  return (
    (ts.isParameter(parent) || ts.isVariableDeclaration(parent) || ts.isBindingElement(parent)) &&
    ts.isIdentifier(parent.name) &&
    parent.name.text === text
  );
}

/** A name that stands for a value, and is not the name of a member or a part of a type. */
function isFreeName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  const isMemberName =
    (ts.isPropertySignature(parent) || ts.isMethodSignature(parent) || ts.isMethodDeclaration(parent)) &&
    parent.name === node;
  return (
    !isMemberName &&
    !ts.isTypeReferenceNode(parent) &&
    !ts.isTypeQueryNode(parent) &&
    !ts.isGetAccessor(parent)
  );
}

function passesOn(statement: ts.Statement): boolean {
  if (!ts.isExportDeclaration(statement)) return false;
  const from = literal(statement.moduleSpecifier, false)?.specifier;
  return from !== undefined && !from.endsWith('.json');
}
