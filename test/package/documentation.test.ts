// @vitest-environment node
import { resolve } from 'node:path';
import ts from 'typescript';
import { compileScript, parse } from 'vue/compiler-sfc';
import { describe, expect, test } from 'vitest';
import { configuredSnippets } from '../support/configured-snippets.ts';
import { placeOf, snippets, type Snippet } from '../support/snippets.ts';

/**
 * Programs in the documentation, and those that the demo's index generates, compiled against the types of the built
 * package.
 */
const programs = [...snippets(), ...configuredSnippets()].filter(
  ({ language, notRun, shownFile }) => /^(tsx?|vue)$/.test(language) && !notRun && !shownFile,
);

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

const sources = new Map(programs.map((program) => [fileOf(program), codeOf(program)]));
const host = ts.createCompilerHost(options);
const onDisk = { ...host };
host.fileExists = (file) => sources.has(file) || onDisk.fileExists(file);
host.readFile = (file) => sources.get(file) ?? onDisk.readFile(file);
host.getSourceFile = (file, target, ...more) => {
  const code = sources.get(file);
  return code === undefined
    ? onDisk.getSourceFile(file, target, ...more)
    : ts.createSourceFile(file, code, target);
};
const compiler = ts.createProgram([...sources.keys()], options, host);

describe('programs of the documentation', () => {
  test.each(programs.map((program) => [placeOf(program), program] as const))('%s', (_place, program) => {
    const source = compiler.getSourceFile(fileOf(program));
    expect(source?.text).toBe(sources.get(fileOf(program)));
    expect(ts.getPreEmitDiagnostics(compiler, source).map(messageOf)).toEqual([]);
  });
});

/** In our own folder, so that the package's name resolves to its built files. */
function fileOf({ file, line, language }: Snippet): string {
  return resolve(`${file.replaceAll(/\W/g, '-')}-${line}.${language === 'tsx' ? 'tsx' : 'ts'}`);
}

/** A block without imports would be a script and share its names with all others. */
function codeOf(program: Snippet): string {
  return program.language === 'vue' ? vueScript(program) : `${program.code}\nexport {};\n`;
}

/** A Vue component compiled to TypeScript, including the expressions in its template. */
function vueScript({ code }: Snippet): string {
  const { descriptor, errors } = parse(code);
  expect(errors).toEqual([]);
  const isCustomElement = (tag: string) => tag.includes('-');
  const templateOptions = { compilerOptions: { isCustomElement } };
  return compileScript(descriptor, { id: 'snippet', inlineTemplate: true, templateOptions }).content;
}

function messageOf({ messageText }: ts.Diagnostic): string {
  return ts.flattenDiagnosticMessageText(messageText, '\n');
}
