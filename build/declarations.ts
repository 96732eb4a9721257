import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A member of an interface, class or object literal. Types are as they are written in the source. */
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
  const declaration = findDeclaration(file, name);
  return [...declaration.members].flatMap((member) => {
    const hasPublicName = member.name && (ts.isIdentifier(member.name) || ts.isStringLiteral(member.name));
    if (!hasPublicName || ts.isConstructorDeclaration(member) || ts.isSetAccessor(member)) return [];
    return [memberOf(member, member.name.text, oneLine(typeNodeOf(member)?.getText() ?? 'void'))];
  });
}

function typeNodeOf(member: ts.TypeElement | ts.ClassElement): ts.TypeNode | undefined {
  const isTyped =
    ts.isPropertySignature(member) ||
    ts.isPropertyDeclaration(member) ||
    ts.isMethodSignature(member) ||
    ts.isMethodDeclaration(member) ||
    ts.isGetAccessor(member);
  return isTyped ? member.type : undefined;
}

/** Describes a declaration under the given name and type. */
export function memberOf(node: ts.Declaration, name: string, type: string): Member {
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

/** The strings of a union of string literals. */
export function literalsOf(file: string, name: string): string[] {
  const alias = parseFile(file).statements.find(
    (statement): statement is ts.TypeAliasDeclaration =>
      ts.isTypeAliasDeclaration(statement) && statement.name.text === name,
  );
  if (!alias || !ts.isUnionTypeNode(alias.type)) throw new Error(`${file} has no union of literals ${name}`);
  return alias.type.types.map((type) => type.getText().replaceAll("'", ''));
}

/** The first part of the comment of an interface or class, without its tags. */
export function summaryOf(file: string, name: string): string {
  return descriptionOf(findDeclaration(file, name));
}

/** The example in the comment of an interface or class. */
export function exampleOf(file: string, name: string): string | undefined {
  const tag = ts.getJSDocTags(findDeclaration(file, name)).find(({ tagName }) => tagName.text === 'example');
  return ts.getTextOfJSDocComment(tag?.comment);
}

function findDeclaration(file: string, name: string): ts.InterfaceDeclaration | ts.ClassDeclaration {
  const found = parseFile(file).statements.find(
    (statement): statement is ts.InterfaceDeclaration | ts.ClassDeclaration =>
      (ts.isInterfaceDeclaration(statement) || ts.isClassDeclaration(statement)) &&
      statement.name?.text === name,
  );
  if (!found) throw new Error(`${file} declares no ${name}`);
  return found;
}

export function parseFile(file: string): ts.SourceFile {
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
