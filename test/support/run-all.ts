import { spawn } from 'node:child_process';
import { ensureChromium } from './chromium.ts';

/**
 * Everything that must hold before a change lands, in the order in which it fails fastest. Steps of one group run side
 * by side; the first group with a failure ends the run.
 */
const groups: Step[][] = [
  [step('format', 'prettier', '--check', '.'), step('types', 'tsc', '-p', '.')],
  [step('lint', 'eslint', '.', '--max-warnings', '0'), step('unit, elements, architecture', 'vitest', 'run')],
  [step('build', 'node', 'build.ts')],
  [
    step('budgets', 'vitest', 'run', '--config', 'test/budgets.config.ts'),
    step('package', 'vitest', 'run', '--config', 'test/package.config.ts'),
  ],
  [step('browser', 'playwright', 'test')],
];

interface Step {
  name: string;
  command: string;
  args: string[];
}

function step(name: string, command: string, ...args: string[]): Step {
  return { name, command, args };
}

const { path, how } = ensureChromium();
console.log(`Browser: ${path} (${how})`);
process.env.CHROMIUM_PATH = path;

let passed = 0;
let failed = 0;
for (const group of groups) {
  const results = await Promise.all(group.map(run));
  passed += results.filter(Boolean).length;
  failed += results.filter((succeeded) => !succeeded).length;
  if (failed > 0) break;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Runs a step to its end; its output is printed whole, so that steps side by side do not mix. */
function run({ name, command, args }: Step): Promise<boolean> {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: process.env });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', (error) => output.push(Buffer.from(String(error))));
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(`\n── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
      console.log(Buffer.concat(output).toString().trim());
      resolve(code === 0);
    });
  });
}
