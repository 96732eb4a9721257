import { demoPort } from './demo-address.ts';
import { ensureFirefox, firefoxVersion } from './firefox.ts';
import { ensureWebkit, webkitVersion } from './webkit.ts';

/** A step that runs in an engine besides Chromium. */
export interface EngineStep {
  name: string;
  command: string;
  args: string[];
  /** The browser and its version. */
  engine: string;
  env: Record<string, string>;
}

/**
 * Firefox and WebKit, if they are installed or the distribution provides them, each with its own server. A missing
 * browser is reported in one line.
 */
export function engineSteps(): Record<'firefox' | 'webkit', EngineStep[]> {
  const firefox = ensureFirefox();
  const webkit = ensureWebkit();
  if (!firefox)
    console.log('Not tested in Firefox: none is here, and none could be installed. FIREFOX_PATH names one.');
  if (!webkit)
    console.log('Not tested in WebKit: WebKitWebDriver and Xvfb are not here, and could not be installed.');
  return {
    firefox: firefox ? [step('firefox', firefoxVersion(firefox), demoPort + 1)] : [],
    webkit: webkit ? [step('webkit', webkitVersion(), demoPort + 2)] : [],
  };
}

/** Playwright fails if a requested project has no tests. */
function step(project: string, engine: string, port: number): EngineStep {
  const args = ['test', '--project', project, '--workers', '1'];
  return { name: project, command: 'playwright', args, engine, env: { DEMO_PORT: String(port) } };
}
