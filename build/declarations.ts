import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import type { Tag } from '../src/options/attributes-by-tag.ts';
import { languages } from '../src/schema/language.ts';

/** A member of an interface or class as written in the source. */
export interface Member {
  name: string;
  type: string;
  description: string;
  /** From `@default`. */
  default?: string;
  isMethod: boolean;
  isReadonly: boolean;
  isOptional: boolean;
  parameters: { name: string; type: string; optional: boolean }[];
}

/** The members of an interface or class of a file. */
export function membersOf(file: string, name: string): Member[] {
  const declaration = find(file, name);
  return [...declaration.members].flatMap((member) => {
    const isShown = member.name && (ts.isIdentifier(member.name) || ts.isStringLiteral(member.name));
    if (!isShown || ts.isConstructorDeclaration(member) || ts.isSetAccessor(member)) return [];
    const type = 'type' in member && member.type ? (member.type as ts.TypeNode).getText() : 'void';
    return [memberOf(member, member.name.text, oneLine(type))];
  });
}

function memberOf(node: ts.Declaration, name: string, type: string): Member {
  const byDefault = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === 'default');
  const isMethod = ts.isMethodDeclaration(node) || ts.isMethodSignature(node);
  const parameters = isMethod ? [...node.parameters] : [];
  return {
    name,
    type,
    description: descriptionOf(node),
    ...(byDefault && { default: String(byDefault.comment ?? '').trim() }),
    isMethod,
    isReadonly: (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Readonly) !== 0,
    isOptional: 'questionToken' in node && node.questionToken !== undefined,
    parameters: parameters.map((parameter) => ({
      name: parameter.name.getText(),
      type: parameter.type?.getText() ?? 'unknown',
      optional: parameter.questionToken !== undefined,
    })),
  };
}

/** The members of a union of string literals. */
export function literalsOf(file: string, name: string): string[] {
  const alias = sourceOf(file).statements.find(
    (statement): statement is ts.TypeAliasDeclaration =>
      ts.isTypeAliasDeclaration(statement) && statement.name.text === name,
  );
  if (!alias || !ts.isUnionTypeNode(alias.type)) throw new Error(`${file} has no list of literals ${name}`);
  return alias.type.types.map((type) => type.getText().replaceAll("'", ''));
}

/** The description in the comment of an interface or class. */
export function describe(file: string, name: string): string {
  return descriptionOf(find(file, name));
}

/** The example in the comment of an interface or class. */
export function exampleOf(file: string, name: string): string | undefined {
  const tag = ts.getJSDocTags(find(file, name)).find(({ tagName }) => tagName.text === 'example');
  return ts.getTextOfJSDocComment(tag?.comment);
}

function find(file: string, name: string): ts.InterfaceDeclaration | ts.ClassDeclaration {
  const found = sourceOf(file).statements.find(
    (statement): statement is ts.InterfaceDeclaration | ts.ClassDeclaration =>
      (ts.isInterfaceDeclaration(statement) || ts.isClassDeclaration(statement)) &&
      statement.name?.text === name,
  );
  if (!found) throw new Error(`${file} declares no ${name}`);
  return found;
}

function sourceOf(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

function descriptionOf(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node);
  const text = comment && ts.isJSDoc(comment) ? ts.getTextOfJSDocComment(comment.comment) : undefined;
  return oneLine(text ?? '');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The options in an element's table of attributes, each with its comment and the type that its parser returns. */
export function optionsOf(tag: Tag): Member[] {
  const all = tableOf('src/options/attributes-by-tag.ts', 'attributesByTag');
  const own = all.table.properties.filter(ts.isPropertyAssignment).find(({ name }) => nameOf(name) === tag);
  if (!own) throw new Error(`${all.file} has no entry for <${tag}>`);
  return optionsIn(all.file, own.initializer.getText());
}

function optionsIn(file: string, name: string): Member[] {
  const found = tableOf(file, name);
  return found.table.properties.flatMap((entry) => {
    if (ts.isSpreadAssignment(entry)) return optionsIn(found.file, entry.expression.getText());
    if (!ts.isPropertyAssignment(entry))
      throw new Error(`${found.file}: ${entry.getText()} is not an attribute`);
    return [memberOf(entry, nameOf(entry.name), typeOf(entry.initializer))];
  });
}

/** `attribute(oneOf('row', 'column'), 'row')` → `'row' | 'column'`. */
function typeOf(entry: ts.Expression): string {
  const [parser, byDefault] = ts.isCallExpression(entry) ? entry.arguments : [];
  if (!parser) throw new Error(`${entry.getText()} is not an attribute`);
  const isAlwaysSet = byDefault && !byDefault.getText().startsWith('pageQuery(');
  return parsedBy(parser) + (isAlwaysSet ? '' : ' | undefined');
}

function parsedBy(parser: ts.Expression): string {
  const [name = '', values = []] = ts.isCallExpression(parser)
    ? [parser.expression.getText(), parser.arguments.map((argument) => argument.getText())]
    : [parser.getText()];
  if (name === 'oneOf') return values.join(' | ');
  if (name === 'tokensOf' || name === 'knownTokensOf') return `readonly (${values.join(' | ')})[]`;
  const type = typesOfParsers[name];
  if (type === undefined) throw new Error(`${parser.getText()} is no parser whose type is known`);
  return type;
}

const textParsers = [
  'text',
  'label',
  'verbatim',
  'matching',
  'calendarDay',
  'color',
  'absoluteUrl',
  'apiUrl',
];

const typesOfParsers: Record<string, string | undefined> = {
  flag: 'boolean',
  pixels: 'number',
  wholeNumber: 'number',
  ...Object.fromEntries(textParsers.map((name) => [name, 'string'])),
  languageTag: languages.map((language) => `'${language}'`).join(' | '),
};

/** An object in a file, or in the one that the file imports it from. */
function tableOf(file: string, name: string): { file: string; table: ts.ObjectLiteralExpression } {
  for (const statement of sourceOf(file).statements) {
    if (ts.isVariableStatement(statement)) {
      const [declaration] = statement.declarationList.declarations;
      const table = declaration?.name.getText() === name ? declaration.initializer : undefined;
      if (table && ts.isObjectLiteralExpression(table)) return { file, table };
    }
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const names = statement.importClause?.namedBindings;
      const isImported =
        names && ts.isNamedImports(names) && names.elements.some((one) => one.name.text === name);
      if (isImported) return tableOf(posix.join(posix.dirname(file), statement.moduleSpecifier.text), name);
    }
  }
  throw new Error(`${file} has no table ${name}`);
}

function nameOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
}
