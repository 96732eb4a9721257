import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A member of an interface, with its types as they are written there; or an attribute of our tables. */
export interface Member {
  name: string;
  type: string;
  description: string;
  /** From `@default`. */
  defaultValue?: string;
  isMethod: boolean;
  isReadonly: boolean;
  isOptional: boolean;
  parameters: { name: string; type: string; isOptional: boolean }[];
}

/** The members of an interface of a file. */
export function membersOf(file: string, name: string): Member[] {
  return findInterface(file, name).members.map((member) => {
    if (!ts.isPropertySignature(member) && !ts.isMethodSignature(member))
      throw new Error(`${file}: ${member.getText()} is neither a property nor a method`);
    if (!member.type) throw new Error(`${file}: ${member.getText()} has no type`);
    return memberOf(member, nameOf(member.name), oneLine(member.type.getText()));
  });
}

/** Describes a declaration under the given name and type. */
export function memberOf(node: ts.Declaration, name: string, type: string): Member {
  const defaultTag = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === 'default');
  const isMethod = ts.isMethodSignature(node);
  const parameters = isMethod ? [...node.parameters] : [];
  return {
    name,
    type,
    description: commentOf(node),
    ...(defaultTag && { defaultValue: String(defaultTag.comment ?? '').trim() }),
    isMethod,
    isReadonly: (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Readonly) !== 0,
    isOptional: 'questionToken' in node && node.questionToken !== undefined,
    parameters: parameters.map((parameter) => ({
      name: parameter.name.getText(),
      type: parameter.type?.getText() ?? 'unknown',
      isOptional: parameter.questionToken !== undefined,
    })),
  };
}

/** The strings of a union of string literals. */
export function literalsOf(file: string, name: string): string[] {
  const alias = parseFile(file)
    .statements.filter(ts.isTypeAliasDeclaration)
    .find((declaration) => declaration.name.text === name);
  if (!alias || !ts.isUnionTypeNode(alias.type)) throw new Error(`${file} has no union of literals ${name}`);
  return alias.type.types.map((type) => type.getText().replaceAll("'", ''));
}

/** The comment of an interface, without its tags. */
export function descriptionOf(file: string, name: string): string {
  return commentOf(findInterface(file, name));
}

/** The example in the comment of an interface. */
export function exampleOf(file: string, name: string): string | undefined {
  const tag = ts.getJSDocTags(findInterface(file, name)).find(({ tagName }) => tagName.text === 'example');
  return ts.getTextOfJSDocComment(tag?.comment);
}

function findInterface(file: string, name: string): ts.InterfaceDeclaration {
  const found = parseFile(file)
    .statements.filter(ts.isInterfaceDeclaration)
    .find((declaration) => declaration.name.text === name);
  if (!found) throw new Error(`${file} declares no interface ${name}`);
  return found;
}

/** The name of a member, without quotes. */
export function nameOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
}

/** The syntax tree of a file, with the parents of its nodes. */
export function parseFile(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

/** The comment of a declaration in one line, without its tags. */
function commentOf(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node);
  const text = comment && ts.isJSDoc(comment) ? ts.getTextOfJSDocComment(comment.comment) : undefined;
  return oneLine(text ?? '');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
