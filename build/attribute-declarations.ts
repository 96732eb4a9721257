import { posix } from 'node:path';
import ts from 'typescript';
import type { Tag } from '../src/options/attributes-by-tag.ts';
import { languages } from '../src/schema/language.ts';
import { memberOf, nameOf, parseFile, type Member } from './declarations.ts';

/** Reads the attributes of an element from our tables, each with its comment and the type that its parser returns. */
export function attributesOf(tag: Tag): Member[] {
  const { file, table } = tableOf('src/options/attributes-by-tag.ts', 'attributesByTag');
  const entry = table.properties.filter(ts.isPropertyAssignment).find(({ name }) => nameOf(name) === tag);
  if (!entry) throw new Error(`${file} has no entry for <${tag}>`);
  return attributesInTable(file, entry.initializer.getText());
}

/** Reads the attributes of a table, and of the tables that it includes. */
function attributesInTable(file: string, name: string): Member[] {
  const found = tableOf(file, name);
  return found.table.properties.flatMap((entry) => {
    if (ts.isSpreadAssignment(entry)) return attributesInTable(found.file, entry.expression.getText());
    if (!ts.isPropertyAssignment(entry))
      throw new Error(`${found.file}: ${entry.getText()} is not an attribute`);
    return [memberOf(entry, nameOf(entry.name), typeOf(entry.initializer))];
  });
}

/** The type of an option: `'row' | 'column'` for `attribute(oneOf('row', 'column'), 'row')`. */
function typeOf(entry: ts.Expression): string {
  const [parser, defaultValue] = ts.isCallExpression(entry) ? entry.arguments : [];
  if (!parser) throw new Error(`${entry.getText()} is not an attribute`);
  // A default from a query parameter of the page may be undefined.
  const isAlwaysSet = defaultValue && !defaultValue.getText().startsWith('pageParameter(');
  return parsedTypeOf(parser) + (isAlwaysSet ? '' : ' | undefined');
}

/** The type that a parser returns for a valid attribute. */
function parsedTypeOf(parser: ts.Expression): string {
  const [name = '', values = []] = ts.isCallExpression(parser)
    ? [parser.expression.getText(), parser.arguments.map((argument) => argument.getText())]
    : [parser.getText()];
  if (name === 'oneOf') return values.join(' | ');
  if (name === 'someOf' || name === 'anyKnownOf') return `readonly (${values.join(' | ')})[]`;
  const type = typesByParser[name];
  if (type === undefined) throw new Error(`${parser.getText()} is not a parser with a known type`);
  return type;
}

const stringParsers = [
  'text',
  'label',
  'verbatim',
  'matching',
  'localDate',
  'color',
  'absoluteUrl',
  'apiUrl',
  'relativeUrl',
];

const typesByParser: Record<string, string | undefined> = {
  flag: 'boolean',
  pixels: 'number',
  wholeNumber: 'number',
  ...Object.fromEntries(stringParsers.map((name) => [name, 'string'])),
  languageTag: languages.map((language) => `'${language}'`).join(' | '),
};

/** Finds the object literal of this name in a file, or in the file that it is imported from. */
function tableOf(file: string, name: string): { file: string; table: ts.ObjectLiteralExpression } {
  for (const statement of parseFile(file).statements) {
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
