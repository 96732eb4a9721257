import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

/** Of the six characters of an id, which are a hash. The build fails if two messages have these in common. */
const LENGTH = 4;

/**
 * Messages weigh a tenth less: with shorter ids, in code and catalogs alike, and with no message in both catalogs of a
 * language, because that of the first screens is always loaded.
 */
export function compactMessages(): Plugin {
  const ids = new Set<string>();
  const inCore = new Set<string>();
  return {
    name: 'compact-messages',
    enforce: 'post',
    async buildStart() {
      for (const catalog of await getCatalogs(getConfig())) {
        for (const id of Object.keys((await catalog.read('en')) ?? {})) {
          ids.add(id);
          if (catalog.path.endsWith('-core')) inCore.add(id);
        }
      }
      const short = new Set([...ids].map(shortened));
      if (short.size < ids.size)
        throw new Error(`Two messages have the same ${LENGTH} first characters of an id`);
    },
    transform(code, file) {
      if (!file.endsWith('.po')) {
        return code.replace(/(?<=\bid: ")[\w-]{6}(?=")/g, (id) => (ids.has(id) ? shortened(id) : id));
      }
      const isCore = file.endsWith('-core.po');
      return code.replace(/JSON\.parse\((".*?(?<!\\)")\)/, (_, text: string) => {
        const messages = JSON.parse(JSON.parse(text) as string) as Record<string, unknown>;
        const needed = Object.entries(messages).filter(([id]) => isCore || !inCore.has(id));
        const compact = Object.fromEntries(needed.map(([id, message]) => [shortened(id), message]));
        return `JSON.parse(${JSON.stringify(JSON.stringify(compact))})`;
      });
    },
  };
}

function shortened(id: string): string {
  return id.slice(0, LENGTH);
}
