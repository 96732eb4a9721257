import { posix } from 'node:path';
import ts from 'typescript';
import { languages } from '../../src/schema/language.ts';
import type { Tag } from '../../src/options/attributes-by-tag.ts';
import { memberOf, sourceOf, type Member } from './read-declarations.ts';

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
  return typesOfParsers[name] ?? 'string';
}

const typesOfParsers: Record<string, string> = {
  flag: 'boolean',
  pixels: 'number',
  wholeNumber: 'number',
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
