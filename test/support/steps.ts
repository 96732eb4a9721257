import { execFileSync } from 'node:child_process';
import { ensureChromium } from './chromium.ts';
import { demoPort } from './demo-address.ts';
import { ensureFirefox, firefoxVersion } from './firefox.ts';
import { findTestChromium, installHeadlessShell } from './headless-shell.ts';
import { ensureWebkit, webkitVersion } from './webkit.ts';
import { ensureWordpress } from './wordpress-packages.ts';

/** A command that runs some of the checks. */
export interface Step {
  name: string;
  command: string;
  args: string[];
  /** The browser and its version, for a step that runs in one. */
  engine?: string;
  env?: Record<string, string>;
}

/** Lanes, which run in parallel; the steps of a lane run one after another. */
export type Group = Step[][];

const unit = 'unit, elements, screens';
const longInFirefox = '@(firefox-)?long';

/**
 * The groups of `npm test`, those that fail fastest first; `npm run test:all` adds another. Each has two lanes, so that a
 * processor stays busy while a test waits.
 */
export function stepsOf(command: 'test' | 'test:all'): Group[] {
  const { chromium, firefox, webkit } = browserSteps();
  const test: Group[] = [
    [
      [step('format', 'prettier', '--check', '.'), step('unused code', 'knip', '--no-progress')],
      [step('types', 'tsc', '-p', '.'), step('lint', 'oxlint')],
    ],
    [
      [
        step('build', 'node', 'build.ts'),
        step('budgets', ...vitest('--config', 'test/budgets.config.ts')),
        step('package', ...vitest('--config', 'test/package.config.ts')),
      ],
      [step(unit, ...vitest('--tags-filter', '!long'))],
    ],
    [
      chromium('chromium', '--grep-invert', '@long'),
      [
        ...firefox('firefox', '--grep-invert', longInFirefox),
        ...webkit('webkit', '--grep-invert', '@long'),
        step('attack on the checkout', 'node', 'test/attack/run.ts', '--runs', '3'),
      ],
    ],
  ];
  if (command === 'test') return test;
  const long: Group = [
    [
      ...chromium('chromium, long', '--grep', '@long'),
      step('pictures', 'playwright', 'test', '-c', 'test/pictures/pictures.config.ts', 'screens'),
    ],
    [
      step(`${unit}, long`, ...vitest('--tags-filter', 'long')),
      ...firefox('firefox, long', '--grep', longInFirefox),
      ...webkit('webkit, long', '--grep', '@long'),
      ...wordpressSteps(),
      step('long attack on the checkout', 'node', 'test/attack/run.ts'),
      step('frameworks', ...vitest('--config', 'test/frameworks.config.ts')),
    ],
  ];
  return [...test, long];
}

function step(name: string, command: string, ...args: string[]): Step {
  return { name, command, args };
}

function vitest(...args: string[]): [string, ...string[]] {
  return [
    'vitest',
    'run',
    '--reporter',
    'default',
    '--reporter',
    './test/support/vitest-reporter.ts',
    ...args,
  ];
}

/** The steps of each browser. Missing browsers are installed; without Firefox or WebKit, their steps are skipped. */
function browserSteps() {
  const installed = ensureChromium();
  installHeadlessShell();
  const chromium = findTestChromium() ?? installed;
  console.log(`Browser: ${chromium.path} (${chromium.how})`);
  const firefox = ensureFirefox();
  if (!firefox)
    console.log('Not tested in Firefox: none is here, and none could be installed. FIREFOX_PATH names one.');
  const webkit = ensureWebkit();
  if (!webkit)
    console.log('Not tested in WebKit: WebKitWebDriver and Xvfb are not here, and could not be installed.');
  return {
    chromium: playwright('chromium', execFileSync(chromium.path, ['--version']).toString().trim(), 0),
    firefox: firefox ? playwright('firefox', firefoxVersion(firefox), 1) : () => [],
    webkit: webkit ? playwright('webkit', webkitVersion(), 2) : () => [],
  };
}

/** The plugin in a WordPress of its own; skipped where that cannot be had. */
function wordpressSteps(): Step[] {
  if (!ensureWordpress()) {
    console.log('Not tested in WordPress: its packages are those of Debian, which could not be installed.');
    return [];
  }
  const run = step('wordpress plugin', 'playwright', 'test', '-c', 'test/wordpress/wordpress.config.ts');
  // After the servers of the three browsers.
  return [{ ...run, env: { DEMO_PORT: String(demoPort + 3) } }];
}

/** Each browser has its own server, and so a port. Chromium has a lane to itself, so it runs three tests at a time. */
function playwright(project: string, engine: string, portOffset: number) {
  const workers = project === 'chromium' ? '3' : '1';
  return (name: string, ...args: string[]): Step[] => [
    {
      name,
      command: 'playwright',
      args: ['test', '--project', project, '--workers', workers, ...args],
      engine,
      env: { DEMO_PORT: String(demoPort + portOffset) },
    },
  ];
}
