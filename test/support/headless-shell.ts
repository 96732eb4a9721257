import { existsSync } from 'node:fs';
import { type FoundBrowser, findChromium } from './chromium.ts';
import { installPackages } from './install-package.ts';

const path = '/usr/lib/chromium/chromium-headless-shell';

/**
 * The Chromium for tests: the one at CHROMIUM_PATH, otherwise the system's headless shell, which runs the same tests in
 * two thirds of the time, otherwise any Chromium.
 */
export function findTestChromium(): FoundBrowser | undefined {
  if (process.env.CHROMIUM_PATH || !existsSync(path)) return findChromium();
  return { path, how: "the system's, without windows" };
}

/** Installs the headless shell if the distribution provides it; otherwise any Chromium will do. */
export function installHeadlessShell(): void {
  if (process.env.CHROMIUM_PATH || existsSync(path) || !existsSync('/usr/bin/apt-get')) return;
  console.log("Installing the distribution's package chromium-headless-shell …");
  installPackages('chromium-headless-shell');
}
