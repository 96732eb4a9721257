import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Project } from 'playwright/test';
import { installPackages } from './install-package.ts';

/** An installed Firefox: the one at FIREFOX_PATH, or the system's. */
export function findFirefox(): string | undefined {
  const named = process.env.FIREFOX_PATH;
  if (named && !existsSync(named)) throw new Error(`FIREFOX_PATH names ${named}, which is not there.`);
  return named ?? systemPaths.find((path) => existsSync(path));
}

/** Finds a Firefox or installs the distribution's. */
export function ensureFirefox(): string | undefined {
  const found = findFirefox();
  if (found) return found;
  console.log("No Firefox found. Installing the distribution's package firefox-esr …");
  installPackages('firefox-esr');
  return findFirefox();
}

export function firefoxVersion(path: string): string {
  return execFileSync(path, ['--version']).toString().trim();
}

/** The browser tests tagged `@firefox`, in an unpatched Firefox, which Playwright drives over WebDriver BiDi. */
export function firefoxProject(path: string): Project {
  return {
    name: 'firefox',
    grep: /@firefox/,
    outputDir: 'test-results/firefox',
    use: {
      browserName: 'firefox',
      channel: 'moz-firefox',
      launchOptions: {
        executablePath: path,
        // This driver has no media emulation.
        firefoxUserPrefs: {
          'ui.prefersReducedMotion': 1,
          'layout.css.prefers-color-scheme.content-override': 1,
        },
      },
    },
  };
}

const systemPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
