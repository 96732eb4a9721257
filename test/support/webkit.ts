import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Project } from 'playwright/test';
import { installPackages } from './install-package.ts';

/** What is needed to drive WebKit: WebKitGTK's driver, its MiniBrowser, and a virtual display. */
export interface FoundWebkit {
  driver: string;
  browser: string;
  screen: string;
}

/** The WebKit of the distribution, if it is installed. */
export function findWebkit(): FoundWebkit | undefined {
  const [driver, browser, screen] = [driverPaths, browserPaths, screenPaths].map((paths) =>
    paths.find((path) => existsSync(path)),
  );
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

/** Finds a WebKit or installs the distribution's. */
export function ensureWebkit(): FoundWebkit | undefined {
  const found = findWebkit();
  if (found) return found;
  console.log("No WebKit found. Installing the distribution's packages webkit2gtk-driver and xvfb …");
  installPackages('webkit2gtk-driver', 'xvfb');
  return findWebkit();
}

/** Asks the package manager, because the browser itself only reports its version on a display. */
export function webkitVersion(): string {
  try {
    const version = execFileSync('dpkg-query', ['-W', '-f', '${Version}', 'webkit2gtk-driver']).toString();
    return `WebKitGTK ${/^[\d.]+/.exec(version)?.[0] ?? ''}`.trim();
  } catch {
    return 'WebKitGTK';
  }
}

/** The journeys in `test/webkit`, which drive WebKit over plain WebDriver; Playwright is only their test runner. */
export const webkitProject: Project = {
  name: 'webkit',
  testDir: './test/webkit',
  outputDir: 'test-results/webkit',
};

const libraries = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((machine) => `/usr/lib/${machine}`);
const driverPaths = ['/usr/bin/WebKitWebDriver'];
const browserPaths = [...libraries, '/usr/libexec', '/usr/lib'].flatMap((folder) =>
  ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((version) => `${folder}/${version}/MiniBrowser`),
);
const screenPaths = ['/usr/bin/Xvfb'];
