import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { views } from './code-splitting.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const holder = '\0release-names';
const messages = 'src/i18n/catalogs.ts';
const screens = 'src/views/screens.tsx';

/**
 * Keeps what almost every release changes out of the chunks that views share: the version, and the names of the files
 * with messages and screens. The views, which are small and named by the loader alone, hand them over before they define
 * anything. Otherwise another text on a screen would give new names to all chunks.
 */
export function releaseNames(): Plugin {
  return {
    name: 'release-names',
    enforce: 'pre',
    resolveId: (source) => (source === holder ? holder : undefined),
    load(id) {
      if (id === holder) return holderCode;
      const isVersion = relative(root, id) === 'src/storefront/version.ts';
      return isVersion ? `export { version } from '${holder}';` : undefined;
    },
    transform(code, id) {
      const file = relative(root, id);
      const handedOver = starts()[file];
      if (handedOver)
        return `import { setNames } from '${holder}';\nsetNames(${names(handedOver)});\n${code}`;
      if (file !== messages && file !== screens) return undefined;
      const handed = withImports(code, file, (path) => `imports[${imported().indexOf(path)}]()`);
      return `import { imports } from '${holder}';\n${handed}`;
    },
  };
}

const holderCode = `
export let version;
export const imports = [];
export const setNames = (ofRelease, ...known) => { version = ofRelease; Object.assign(imports, known); };
`;

/** The modules that start a script, each with the files that it hands over. */
function starts(): Record<string, readonly string[]> {
  return {
    ...Object.fromEntries(Object.values(views).map((view) => [view, importedBy(messages)])),
    [views['booking-engine']]: imported(),
    'hosted/main.ts': [],
  };
}

function names(files: readonly string[]): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return [`'${version}'`, ...files.map((file) => `() => import('${join(root, file)}')`)].join(', ');
}

/** Messages come first, because every view has them. */
function imported(): string[] {
  return [...importedBy(messages), ...importedBy(screens)];
}

function importedBy(file: string): string[] {
  const paths = new Set<string>();
  withImports(readFileSync(join(root, file), 'utf8'), file, (path) => {
    paths.add(path);
    return '';
  });
  return [...paths];
}

/** The code of a file with something else in place of its dynamic imports. */
function withImports(code: string, file: string, instead: (path: string) => string): string {
  return code.replace(/\bimport\('(\.[^']+)'\)/g, (_, path: string) => instead(join(dirname(file), path)));
}
