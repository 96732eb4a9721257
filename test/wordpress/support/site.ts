import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPort } from '../../support/demo-address.ts';

/** The WordPress of the tests; the demo beside it is its provider and serves the script. */
const port = demoPort + 1;
export const site = `http://127.0.0.1:${port}`;

/** Everything that the tests write: WordPress itself, its database, the plugin's copy. */
export const siteFolder = join(tmpdir(), `booking-elements-wordpress-${port}`);
export const wordpressFolder = join(siteFolder, 'usr', 'share', 'wordpress');
export const pluginFolder = join(wordpressFolder, 'wp-content', 'plugins', 'booking-elements');
export const databaseSocket = join(siteFolder, 'database.sock');

/** Their passwords are their names. An author may not post unfiltered HTML. */
export const users = { admin: 'administrator', editor: 'editor', author: 'author' } as const;
export type User = keyof typeof users;

/** Runs PHP inside the site and returns what it prints. */
export function php(code: string): string {
  return phpFile('-r', `require '${wordpressFolder}/wp-load.php'; ${code}`);
}

/** Runs PHP with these arguments. */
export function phpFile(...args: string[]): string {
  return execFileSync('php', ['-d', 'display_errors=stderr', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
