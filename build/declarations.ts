import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import type { Tag } from '../src/options/attributes-by-tag.ts';
import { languages } from '../src/schema/language.ts';

/** A member of an interface or class, or an attribute, with the types as they are written in the source. */
export interface Member {
  name: string;
  type: string;
  description: string;
  /** From `@default`. */
  defaultValue?: string;
  isMethod: boolean;
  isReadonly: boolean;
  isOptional: boolean;
  parameters: { name: string; type: string; optional: boolean }[];
}

/** The members of an interface or class of a file. */
export function membersOf(file: string, name: string): Member[] {
  const declaration = find(file, name);
  return [...declaration.members].flatMap((member) => {
    const hasPublicName = member.name && (ts.isIdentifier(member.name) || ts.isStringLiteral(member.name));
    if (!hasPublicName || ts.isConstructorDeclaration(member) || ts.isSetAccessor(member)) return [];
    const type = 'type' in member && member.type ? (member.type as ts.TypeNode).getText() : 'void';
    return [memberOf(member, member.name.text, oneLine(type))];
  });
}

function memberOf(node: ts.Declaration, name: string, type: string): Member {
  const defaultTag = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === 'default');
  const isMethod = ts.isMethodDeclaration(node) || ts.isMethodSignature(node);
  const parameters = isMethod ? [...node.parameters] : [];
  return {
    name,
    type,
    description: descriptionOf(node),
    ...(defaultTag && { defaultValue: String(defaultTag.comment ?? '').trim() }),
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
  if (!alias || !ts.isUnionTypeNode(alias.type)) throw new Error(`${file} has no union of literals ${name}`);
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

/** The attributes of an element's table, each with its comment and the type that its parser returns. */
export function optionsOf(tag: Tag): Member[] {
  const { file, table } = tableOf('src/options/attributes-by-tag.ts', 'attributesByTag');
  const entry = table.properties.filter(ts.isPropertyAssignment).find(({ name }) => nameOf(name) === tag);
  if (!entry) throw new Error(`${file} has no entry for <${tag}>`);
  return optionsIn(file, entry.initializer.getText());
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
  const [parser, defaultValue] = ts.isCallExpression(entry) ? entry.arguments : [];
  if (!parser) throw new Error(`${entry.getText()} is not an attribute`);
  // A default that reads the page's query may be undefined.
  const isAlwaysSet = defaultValue && !defaultValue.getText().startsWith('pageQuery(');
  return parsedBy(parser) + (isAlwaysSet ? '' : ' | undefined');
}

function parsedBy(parser: ts.Expression): string {
  const [name = '', values = []] = ts.isCallExpression(parser)
    ? [parser.expression.getText(), parser.arguments.map((argument) => argument.getText())]
    : [parser.getText()];
  if (name === 'oneOf') return values.join(' | ');
  if (name === 'tokensOf' || name === 'knownTokensOf') return `readonly (${values.join(' | ')})[]`;
  const type = typesOfParsers[name];
  if (type === undefined) throw new Error(`${parser.getText()} is not a parser with a known type`);
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

/** The object literal of this name in a file, or in the file that it is imported from. */
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
        names && ts.isNamedImports(names) && names.elements.some((element) => element.name.text === name);
      if (isImported) return tableOf(posix.join(posix.dirname(file), statement.moduleSpecifier.text), name);
    }
  }
  throw new Error(`${file} has no table ${name}`);
}

function nameOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
}
