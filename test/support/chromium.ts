import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import type { Project } from 'playwright/test';
import { installPackages } from './install-package.ts';

export interface FoundBrowser {
  path: string;
  /** How it was found, for the log. */
  how: string;
}

/** Disables JIT compilation: compiled code counts as heap, but is no leak of the elements. */
export const withoutCompiler = '--js-flags=--jitless --no-flush-bytecode';

/**
 * Without the browser's own pages for the address bar, which every new window loads: saves a fifth of the time of all
 * tests.
 */
export const withoutOwnPages = `--disable-features=${[
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // Only the last of these switches is used, so Playwright's own values are repeated.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
].join()}`;

/** An installed Chromium: the one at CHROMIUM_PATH, the system's, or Playwright's own. */
export function findChromium(): FoundBrowser | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`);
    return { path: named, how: 'named by CHROMIUM_PATH' };
  }
  const system = systemPaths.find((path) => existsSync(path));
  if (system) return { path: system, how: "the system's" };
  const own = chromium.executablePath();
  return existsSync(own) ? { path: own, how: "Playwright's own" } : undefined;
}

/** All browser tests, in the Chromium at this path. */
export function chromiumProject(executablePath: string): Project {
  return {
    name: 'chromium',
    outputDir: 'test-results/chromium',
    use: {
      // Without transitions tests wait less; tests of transitions enable them.
      contextOptions: { reducedMotion: 'reduce' },
      launchOptions: {
        executablePath,
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          withoutOwnPages,
        ],
      },
    },
  };
}

/** Finds a Chromium or installs one: Playwright's or, if that is unavailable, the distribution's. */
export function ensureChromium(): FoundBrowser {
  const found = findChromium();
  if (found) return found;
  console.log("No Chromium found. Installing Playwright's …");
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  const own = findChromium();
  if (own) return { ...own, how: "Playwright's own, just installed" };
  console.log("That did not work. Installing the distribution's package chromium …");
  installPackages('chromium');
  const packaged = findChromium();
  if (packaged) return { ...packaged, how: "the distribution's package, just installed" };
  throw new Error(
    'No Chromium could be installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
