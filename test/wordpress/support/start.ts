import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ensureWordpress } from '../../support/wordpress-packages.ts';
import { configuration, installation } from './installation.ts';
import { databaseSocket, phpFile, pluginFolder, site, siteFolder, wordpressFolder } from './site.ts';

/* Runs a WordPress with a database of its own until it is told to stop, and then removes everything. */

const packages = ensureWordpress();
if (!packages) throw new Error('WordPress cannot be had here: its packages are those of Debian.');

rmSync(siteFolder, { recursive: true, force: true });
mkdirSync(siteFolder, { recursive: true });
for (const file of packages) execFileSync('dpkg-deb', ['-x', file, siteFolder]);
cpSync('wordpress/booking-elements', pluginFolder, { recursive: true });

const running: ChildProcess[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
try {
  await startDatabase();
  install();
  serve();
} catch (error) {
  console.error(error);
  await stop(1);
}

async function startDatabase(): Promise<void> {
  const data = join(siteFolder, 'database');
  // The server refuses to run as root unless it is told to.
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  execFileSync(
    'mariadb-install-db',
    [
      '--no-defaults',
      `--datadir=${data}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      ...user,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  start('/usr/sbin/mariadbd', [
    '--no-defaults',
    `--datadir=${data}`,
    `--socket=${databaseSocket}`,
    `--pid-file=${join(siteFolder, 'database.pid')}`,
    '--skip-networking',
    ...user,
  ]);
  for (let tries = 0; !existsSync(databaseSocket); tries++) {
    if (tries > 300) throw new Error('The database does not start.');
    await setTimeout(100);
  }
}

/** As its own page for it does, with a user for each role. */
function install(): void {
  writeFileSync(join(wordpressFolder, 'wp-config.php'), configuration);
  writeFileSync(join(siteFolder, 'install.php'), installation);
  phpFile(join(siteFolder, 'install.php'));
}

function serve(): void {
  const address = new URL(site).host;
  // One worker would wait for itself when the editor asks for several things at once.
  start('php', ['-d', 'opcache.enable_cli=1', '-S', address, '-t', wordpressFolder], {
    PHP_CLI_SERVER_WORKERS: '4',
  });
}

function start(command: string, args: string[], env: Record<string, string> = {}): void {
  // In a group of its own, which ends with its workers.
  const child = spawn(command, args, {
    stdio: 'ignore',
    env: { ...process.env, ...env },
    detached: true,
  });
  running.push(child);
}

async function stop(code = 0): Promise<void> {
  for (const child of running.toReversed()) {
    if (child.pid === undefined || child.exitCode !== null) continue;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    // Nothing in the database is worth an orderly end.
    process.kill(-child.pid, 'SIGKILL');
    await ended;
  }
  rmSync(siteFolder, { recursive: true, force: true });
  process.exit(code);
}
