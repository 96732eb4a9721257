import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { closingLines, countOf } from './closing-lines.ts';
import { readReport, type StepResult } from './report.ts';
import { stepsOf, type Step } from './steps.ts';

/** `npm test` and, with `--all`, `npm run test:all`. The first group of steps with a failure ends the run. */
const groups = stepsOf(process.argv.includes('--all') ? 'test:all' : 'test');
const reports = 'test-results/reports';
rmSync(reports, { recursive: true, force: true });

const started = Date.now();
const results: StepResult[] = [];
for (const group of groups) {
  const lanes = group.filter(({ length }) => length > 0);
  results.push(...(await Promise.all(lanes.map((lane) => withTabLock(lane, lanes.length === 1)))).flat());
  if (results.some(({ succeeded }) => !succeeded)) break;
}
console.log(closingLines(results, secondsSince(started)).join('\n'));
process.exitCode = countOf(results).failed > 0 ? 1 : 0;

async function withTabLock(lane: Step[], alone: boolean): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of lane) results.push(await run(step, alone));
  return results;
}

/**
 * Runs a step to its end. The output of a single step is streamed; that of parallel steps is printed when each is done.
 */
async function run({ name, command, args, engine, env }: Step, alone: boolean): Promise<StepResult> {
  const start = Date.now();
  const reportFile = `${reports}/${name.replace(/\W+/g, '-')}.json`;
  console.log(`\n── ${name} …`);
  const waiting = setInterval(() => console.log(`── ${name}: ${secondsSince(start)} s so far`), 60_000);
  const { code, output } = await spawned(
    command,
    args,
    { ...process.env, ...env, TEST_REPORT: reportFile },
    alone,
  );
  clearInterval(waiting);
  const seconds = secondsSince(start);
  if (output) console.log(`\n${output}`);
  console.log(`\n── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return { name, engine, seconds, succeeded: code === 0, report: readReport(reportFile) };
}

function spawned(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  alone: boolean,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const output: Buffer[] = [];
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
    const take = (chunk: Buffer) => (alone ? process.stdout.write(chunk) : output.push(chunk));
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => output.push(Buffer.from(String(error))));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(output).toString().trim() }));
  });
}

function secondsSince(start: number): number {
  return Math.round((Date.now() - start) / 1000);
}
