import type { Import, Source } from './read-sources.ts';
import {
  barrelExceptions,
  globals,
  globalsExceptions,
  layerOf,
  layers,
  longestFile,
  serverLibraries,
  subjects,
} from './rules.ts';

/** Everything that is wrong with a set of files, one sentence each. */
export function problems(sources: readonly Source[]): string[] {
  return [...sources.flatMap(problemsOfFile), ...sameNames(sources), ...cycles(sources)];
}

function problemsOfFile(source: Source): string[] {
  const { file, lines, imports, onlyPassesOn } = source;
  const layer = layerOf(file);
  if (layer === undefined || !layerRules(layer)) return [`${file} is in no layer`];
  const found = imports.map((imported) => problemOfImport(file, layer, imported));
  if (lines > longestFile) found.push(`${file} has ${lines} lines, more than ${longestFile}`);
  const isBarrel = onlyPassesOn || /\/index\.tsx?$/.test(file);
  if (isBarrel && !(file in barrelExceptions)) found.push(`${file} is a barrel`);
  return [...found.filter((problem) => problem !== undefined), ...forbiddenGlobals(source, layer)];
}

function problemOfImport(
  file: string,
  layer: string,
  { target, ours, typeOnly }: Import,
): string | undefined {
  const arrow = `${file} imports ${target}${typeOnly ? ' (types only)' : ''}`;
  if (!ours) {
    const isStateOfRule = subjects.includes(layer) && target.startsWith('valtio') && !isSlice(file);
    if (isStateOfRule) return `${arrow}: a rule keeps no state`;
    return libraryIsAllowed(layer, target) ? undefined : `${arrow}: ${layer} may not use it`;
  }
  const to = layerOf(target);
  if (to === undefined) return `${arrow}, which is in no layer`;
  if (slicesTouch(file, target)) return `${arrow}: a slice of another slice`;
  if (to === layer) return undefined;
  const { ours: allowed = [], typesOnly = false } = layerRules(layer) ?? {};
  const group = to.startsWith('features/') ? 'features' : to;
  if (!allowed.includes(group)) return `${arrow}: ${layer} may not import ${to}`;
  return typesOnly && !typeOnly ? `${arrow}: ${layer} may only import types` : undefined;
}

function layerRules(layer: string) {
  return layers[layer.startsWith('features/') ? 'features' : layer];
}

function libraryIsAllowed(layer: string, library: string): boolean {
  const isServerSide = serverLibraries.patterns.some((pattern) => pattern.test(library));
  if (isServerSide) return serverLibraries.allowedIn.includes(layer);
  const { libraries, never = [] } = layerRules(layer) ?? {};
  const among = (names: readonly string[]) =>
    names.some((name) => library === name || library.startsWith(`${name}/`));
  return (libraries === undefined || among(libraries)) && !among(never);
}

/** Slices hold what the visitor has chosen; the rules beside them hold nothing. */
function isSlice(file: string): boolean {
  return file.endsWith('-slice.ts');
}

/** A slice knows no other slice; what involves two of them is a flow. */
function slicesTouch(file: string, target: string): boolean {
  return [file, target].every(isSlice);
}

function forbiddenGlobals({ file, names }: Source, layer: string): string[] {
  if (file in globalsExceptions) return [];
  return globals
    .filter(({ allowedIn }) => !allowedIn.includes(layer))
    .flatMap((rule) => rule.names)
    .filter((name) => names.has(name))
    .map((name) => `${file} uses ${name}: ${layer} may not`);
}

/** Each import cycle once, with its edges; type imports count too, and are marked. */
function cycles(sources: readonly Source[]): string[] {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (file: string, path: { file: string; arrow: string }[]): void => {
    const start = path.findIndex((step) => step.file === file);
    if (start >= 0) {
      const circle = path.slice(start).map((step) => `${step.file} ${step.arrow} `);
      found.push(`cycle: ${circle.join('')}${file}`);
      return;
    }
    if (done.has(file)) return;
    for (const { target, typeOnly } of byFile.get(file)?.imports ?? []) {
      if (byFile.has(target)) walk(target, [...path, { file, arrow: typeOnly ? '→ (types)' : '→' }]);
    }
    done.add(file);
  };
  for (const { file } of sources) walk(file, []);
  return found;
}

/** Files of one name in different layers, of which a search finds the wrong one. */
function sameNames(sources: readonly Source[]): string[] {
  const byName = new Map<string, string[]>();
  for (const { file } of sources) {
    if (file.startsWith('demo/')) continue;
    const name = file.replace(/^.*\//, '').replace(/\.tsx?$/, '');
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }
  return [...byName]
    .filter(([, namesakes]) => new Set(namesakes.map(layerOf)).size > 1)
    .map(([name, namesakes]) => `${name} names ${namesakes.join(' and ')}`);
}
