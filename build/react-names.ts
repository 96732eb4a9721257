import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const prefix = '\0react-names:';

/** Of each module, what the code and its libraries import; the build fails if a name is missing. */
const names: Record<string, readonly string[]> = {
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
  react: [
    'Activity',
    'Component',
    'Fragment',
    'StrictMode',
    'Suspense',
    'cloneElement',
    'createContext',
    'createElement',
    'forwardRef',
    'isValidElement',
    'lazy',
    'memo',
    'use',
    'useCallback',
    'useContext',
    'useDebugValue',
    'useEffect',
    'useEffectEvent',
    'useId',
    'useImperativeHandle',
    'useInsertionEffect',
    'useLayoutEffect',
    'useMemo',
    'useReducer',
    'useRef',
    'useState',
    'useSyncExternalStore',
    'useTransition',
  ],
  'react-dom': ['flushSync'],
};

/**
 * React comes as CommonJS, whose importers each hold the whole module and read every name from it. As exports of one
 * ES module, names are shortened like our own.
 */
export function reactNames(): Plugin {
  return {
    name: 'react-names',
    enforce: 'pre',
    resolveId(source, importer, { kind }) {
      const isOurs = importer?.startsWith(prefix) ?? false;
      return source in names && !isOurs && kind === 'import-statement' ? prefix + source : undefined;
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const source = id.slice(prefix.length);
      const own = names[source] ?? [];
      return [
        `import all from ${JSON.stringify(require.resolve(source))};`,
        'export default all;',
        `export const { ${own.join(', ')} } = all;`,
      ].join('\n');
    },
  };
}
