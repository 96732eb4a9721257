import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

const root = join(import.meta.dirname, '..');

export const folders = {
  root,
  partner: join(root, 'demo', 'partner'),
  cdn: join(root, 'dist', 'cdn'),
  page: join(root, 'dist', 'page'),
  built: join(root, 'dist'),
  docs: join(root, 'docs'),
  libraries: join(root, 'node_modules'),
};

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

export interface StaticFile {
  content: Uint8Array<ArrayBuffer>;
  contentType: string;
}

/** The file in a folder for a URL path; undefined if it does not exist or the path leads out of the folder. */
export async function staticFile(folder: string, urlPath: string): Promise<StaticFile | undefined> {
  const path = filePath(folder, urlPath);
  if (path === undefined) return undefined;
  try {
    const content = new Uint8Array(await readFile(path));
    return { content, contentType: contentTypes[extname(path)] ?? 'application/octet-stream' };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Whether a name contains a hash, which build tools add to files that never change. */
export function isHashed(urlPath: string): boolean {
  const hash = /[-.]([\w-]{7,8})\.\w+$/.exec(urlPath)?.[1];
  // A plain word in a name can have the same length.
  return hash !== undefined && /[\dA-Z]/.test(hash);
}

function filePath(folder: string, urlPath: string): string | undefined {
  const decoded = decode(urlPath);
  if (decoded === undefined || decoded.includes('\0')) return undefined;
  const path = join(folder, decoded);
  return path.startsWith(folder + sep) ? path : undefined;
}

function decode(urlPath: string): string | undefined {
  try {
    return decodeURIComponent(urlPath);
  } catch {
    return undefined;
  }
}

function isMissing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR';
}
