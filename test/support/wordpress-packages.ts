import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installPackages } from './install-package.ts';

/** WordPress, the scripts that Debian keeps apart from it, a classic theme and a block theme. */
const files = [
  'wordpress',
  'libjs-underscore',
  'wordpress-theme-twentytwentyone',
  'wordpress-theme-twentytwentythree',
];
const folder = resolve('.cache', 'wordpress');

/** The programs that WordPress needs: without the packages that would start a web server or a database of the system. */
const programs = {
  '/usr/bin/php': ['php-cli', 'php-mysql'],
  '/usr/sbin/mariadbd': ['mariadb-server-core'],
  '/usr/bin/my_print_defaults': ['mariadb-client-core'],
};

/**
 * Installs PHP and MariaDB, and downloads WordPress without installing it. Returns the downloaded packages, or undefined
 * where they cannot be had: on any system but Debian and its relatives.
 */
export function ensureWordpress(): string[] | undefined {
  const missing = Object.entries(programs).flatMap(([path, packages]) => (existsSync(path) ? [] : packages));
  if (missing.length > 0) {
    console.log(`Installing the distribution's packages ${missing.join(', ')} …`);
    installPackages(...missing);
  }
  if (!Object.keys(programs).every((path) => existsSync(path))) return undefined;
  return downloaded() ?? download();
}

function download(): string[] | undefined {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  console.log("Downloading the distribution's package wordpress …");
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('apt-get', ['download', '-qq', ...files], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  return downloaded();
}

/** The files of all packages, if none is missing. */
function downloaded(): string[] | undefined {
  const present = existsSync(folder) ? readdirSync(folder) : [];
  const paths = files.flatMap((name) => {
    const file = present.find((one) => one.startsWith(`${name}_`) && one.endsWith('.deb'));
    return file === undefined ? [] : [join(folder, file)];
  });
  return paths.length === files.length ? paths : undefined;
}
