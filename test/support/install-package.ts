import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages with apt-get; does nothing where that is missing. */
export function installPackages(...names: string[]): void {
  if (!existsSync('/usr/bin/apt-get')) return;
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...names],
  ]) {
    const [command = '', ...rest] = [...prefix, ...args];
    try {
      execFileSync(command, rest, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }
}
