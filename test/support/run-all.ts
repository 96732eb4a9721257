import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { summaryLines, countOf } from './test-summary.ts';
import { readReport, type StepResult } from './report.ts';
import { stepsOf, type Step } from './steps.ts';

/** Runs `npm test` or, with `--all`, `npm run test:all`. The first group with a failure is the last that runs. */
const groups = stepsOf(process.argv.includes('--all') ? 'test:all' : 'test');
const reports = 'test-results/reports';
rmSync(reports, { recursive: true, force: true });

const started = Date.now();
const results: StepResult[] = [];
for (const group of groups) {
  const lanes = group.filter(({ length }) => length > 0);
  results.push(
    ...(await Promise.all(lanes.map((lane) => runLane(lane, { isAlone: lanes.length === 1 })))).flat(),
  );
  if (results.some(({ succeeded }) => !succeeded)) break;
}
console.log(summaryLines(results, secondsSince(started)).join('\n'));
process.exitCode = countOf(results).failed > 0 ? 1 : 0;

async function runLane(lane: Step[], options: { isAlone: boolean }): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of lane) results.push(await run(step, options));
  return results;
}

/** Streams the output of a step that runs alone; that of parallel steps is printed as each ends, so that it does not mix. */
async function run(
  { name, command, args, engine, env }: Step,
  { isAlone }: { isAlone: boolean },
): Promise<StepResult> {
  const start = Date.now();
  const reportFile = `${reports}/${name.replace(/\W+/g, '-')}.json`;
  console.log(`\n── ${name} …`);
  const progress = setInterval(() => console.log(`── ${name}: ${secondsSince(start)} s so far`), 60_000);
  const { code, output } = await spawnStep(
    command,
    args,
    { ...process.env, ...env, TEST_REPORT: reportFile },
    { isAlone },
  );
  clearInterval(progress);
  const seconds = secondsSince(start);
  if (output) console.log(`\n${output}`);
  console.log(`\n── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return { name, engine, seconds, succeeded: code === 0, report: readReport(reportFile) };
}

function spawnStep(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  { isAlone }: { isAlone: boolean },
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const output: Buffer[] = [];
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
    const collect = (chunk: Buffer) => (isAlone ? process.stdout.write(chunk) : output.push(chunk));
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => output.push(Buffer.from(String(error))));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(output).toString().trim() }));
  });
}

function secondsSince(start: number): number {
  return Math.round((Date.now() - start) / 1000);
}
