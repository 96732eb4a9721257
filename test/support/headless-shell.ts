import { existsSync } from 'node:fs';
import { type FoundBrowser, findChromium } from './chromium.ts';
import { installPackages } from './install-package.ts';

const path = '/usr/lib/chromium/chromium-headless-shell';

/**
 * The Chromium for tests: the one named by CHROMIUM_PATH, else the system's shell without windows, which runs the same
 * pages in two thirds of the time, else whatever Chromium there is.
 */
export function findTestChromium(): FoundBrowser | undefined {
  if (process.env.CHROMIUM_PATH || !existsSync(path)) return findChromium();
  return { path, how: "the system's, without windows" };
}

/** Installs the shell where the distribution has it; where it has not, any Chromium will do. */
export function installHeadlessShell(): void {
  if (process.env.CHROMIUM_PATH || existsSync(path) || !existsSync('/usr/bin/apt-get')) return;
  console.log("Installing the distribution's package chromium-headless-shell …");
  installPackages('chromium-headless-shell');
}
