import { readFileSync } from 'node:fs';
import ts from 'typescript';

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

export function memberOf(node: ts.Declaration, name: string, type: string): Member {
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

export function sourceOf(file: string): ts.SourceFile {
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
