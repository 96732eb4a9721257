import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

/** Of the six characters of an id, which are a hash. The build fails if two messages have these in common. */
const LENGTH = 4;

export interface MessageIds {
  all: ReadonlySet<string>;
  /** Of the messages of the first screens. */
  core: ReadonlySet<string>;
}

/**
 * Messages weigh a tenth less: with shorter ids, in code and catalogs alike, and with no message in both catalogs of a
 * language, because that of the first screens is always loaded. All script forms do the same, since on a page with two
 * of them they share the messages.
 */
export function compactMessages(): Plugin {
  let ids: MessageIds = { all: new Set(), core: new Set() };
  return {
    name: 'compact-messages',
    enforce: 'post',
    async buildStart() {
      ids = await readMessageIds();
    },
    transform: (code, file) =>
      file.endsWith('.po') ? withCompactMessages(code, file, ids) : withShortIds(code, ids),
  };
}

export async function readMessageIds(): Promise<MessageIds> {
  const all = new Set<string>();
  const core = new Set<string>();
  for (const catalog of await getCatalogs(getConfig())) {
    for (const id of Object.keys((await catalog.read('en')) ?? {})) {
      all.add(id);
      if (catalog.path.endsWith('-core')) core.add(id);
    }
  }
  const short = new Set([...all].map(shortened));
  if (short.size < all.size)
    throw new Error(`Two messages have the same ${LENGTH} first characters of an id`);
  return { all, core };
}

/** Code whose macros are expanded. */
export function withShortIds(code: string, { all }: MessageIds): string {
  return code.replace(/(?<=\bid: ")[\w-]{6}(?=")/g, (id) => (all.has(id) ? shortened(id) : id));
}

/** A compiled catalog. */
export function withCompactMessages(code: string, file: string, { core }: MessageIds): string {
  const isCore = file.endsWith('-core.po');
  return code.replace(/JSON\.parse\((".*?(?<!\\)")\)/, (_, text: string) => {
    const messages = JSON.parse(JSON.parse(text) as string) as Record<string, unknown>;
    const needed = Object.entries(messages).filter(([id]) => isCore || !core.has(id));
    const compact = Object.fromEntries(needed.map(([id, message]) => [shortened(id), message]));
    return `JSON.parse(${JSON.stringify(JSON.stringify(compact))})`;
  });
}

function shortened(id: string): string {
  return id.slice(0, LENGTH);
}
