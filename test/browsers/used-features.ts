import ts from 'typescript';
import {
  atRuleFeature,
  functionFeature,
  globalFeature,
  memberFeature,
  propertyFeature,
  selectorFeature,
  staticFeature,
  valueFeature,
  type Feature,
} from './features.ts';

/**
 * The features used by built code, including its style sheets, that the oldest browsers lack. Methods are matched by
 * name alone, except for those that the code itself defines.
 */
export function tooNewIn(files: readonly string[]): string[] {
  const sources = files.map((code) =>
    ts.createSourceFile('built.js', code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS),
  );
  const given = new Set(sources.flatMap((source) => nodesOf(source).map(givenName)));
  const used = sources.flatMap((source) => featuresOf(source, given));
  return [...new Set(used.flatMap((feature) => (feature?.isTooNew ? [feature.name] : [])))].sort();
}

/** The same for a standalone style sheet. */
export function tooNewInSheet(sheet: string): string[] {
  return tooNewIn([JSON.stringify(sheet)]);
}

function featuresOf(source: ts.SourceFile, given: Set<string | undefined>): (Feature | undefined)[] {
  const nodes = nodesOf(source);
  const declared = new Set(nodes.map(declaredName));
  const isGlobal = (node: ts.Node): node is ts.Identifier =>
    ts.isIdentifier(node) && !declared.has(node.text);
  return nodes.flatMap((node) => {
    if (ts.isPropertyAccessExpression(node)) {
      const { expression, name, parent } = node;
      const asStatic = isGlobal(expression) && staticFeature(expression.text, name.text);
      if (asStatic) return [asStatic];
      const isCalled = ts.isCallExpression(parent) && parent.expression === node;
      return isCalled && !given.has(name.text) ? [memberFeature(name.text)] : [];
    }
    if (isGlobal(node)) return isReference(node) ? [globalFeature(node.text)] : [];
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    return isText && isSheet(node.text) ? featuresOfSheet(node.text) : [];
  });
}

function nodesOf(source: ts.SourceFile): ts.Node[] {
  const nodes: ts.Node[] = [];
  const add = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, add);
  };
  add(source);
  return nodes;
}

function declaredName(node: ts.Node): string | undefined {
  return isDeclaration(node) && node.name && ts.isIdentifier(node.name) ? node.name.text : undefined;
}

type Declaration = ts.Node & { name?: ts.Node };

function isDeclaration(node: ts.Node): node is Declaration {
  return (
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionLike(node) ||
    ts.isClassLike(node) ||
    ts.isImportSpecifier(node) ||
    ts.isImportClause(node) ||
    ts.isNamespaceImport(node)
  );
}

/** The name of a property that is defined or set here. */
function givenName(node: ts.Node): string | undefined {
  if (
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isBindingElement(node)
  ) {
    const key = (ts.isBindingElement(node) && node.propertyName) || node.name;
    return ts.isIdentifier(key) || ts.isStringLiteral(key) ? key.text : undefined;
  }
  const isSet = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  return isSet && ts.isPropertyAccessExpression(node.left) ? node.left.name.text : undefined;
}

/** Not the name of a property or of something that is declared. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isTypeOfExpression(parent)) return false;
  return (
    !('name' in parent && parent.name === node) && !('propertyName' in parent && parent.propertyName === node)
  );
}

function isSheet(text: string): boolean {
  return /\{[^{}]*[a-z-]+\s*:[^{}]*\}/.test(text);
}

function featuresOfSheet(sheet: string): (Feature | undefined)[] {
  const all = (pattern: RegExp) => [...sheet.matchAll(pattern)];
  return [
    ...all(/@([a-z-]+)/g).map(([, name = '']) => atRuleFeature(name)),
    ...all(/(?<=^|[{};])([^{};@]+)\{/g).flatMap(([, selector = '']) =>
      [...selector.matchAll(/::?([a-z-]+)/g)].map(([, name = '']) => selectorFeature(name)),
    ),
    ...all(/([a-z-]+)\((\s*from )?/g).map(([, name = '', from]) => functionFeature(name, from !== undefined)),
    ...all(/(?<=[{;}]\s*)([a-z-]+)\s*:\s*([^;{}]*)/g).flatMap(([, property = '', value = '']) => [
      propertyFeature(property),
      ...value.split(/[\s,()]+/).map((word) => valueFeature(property, word)),
    ]),
  ];
}
