import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { startDemo } from '../../../demo/server.ts';

type Child = ChildProcessByStdio<null, Readable, Readable>;

const children: Child[] = [];
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

test.each(['SIGINT', 'SIGTERM'] as const)(
  'it prints its addresses, serves them, and stops cleanly on %s',
  async (signal) => {
    const demo = start('0');
    const partner = await demo.printed(/Demo pages\s+(http:\/\/localhost:\d+\/)/);
    const company = await demo.printed(/Hosted page\s+(http:\/\/127\.0\.0\.1:\d+\/)/);
    expect(await demo.printed(/Provider API\s+(\S+)/)).toBe(`${company}widget`);
    expect(await (await fetch(partner)).text()).toContain('<h1>Booking elements</h1>');
    expect((await fetch(`${company}widget/settings?lang=en`, acceptJson)).status).toBe(200);
    demo.child.kill(signal);
    expect(await demo.exitCode).toBe(0);
  },
);

test('from its sources it serves the same pages, with the modules of the elements', async () => {
  const demo = start('0', '--from-sources');
  const partner = await demo.printed(/Demo pages\s+(http:\/\/localhost:\d+\/)/);
  const company = await demo.printed(/Hosted page\s+(http:\/\/127\.0\.0\.1:\d+\/)/);
  const textOf = async (url: string) => (await fetch(url)).text();
  expect(await textOf(`${partner}partner/transfers-box.html`)).toContain(`${company}cdn/booking.js`);
  expect(await textOf(`${company}cdn/booking.js`)).toBe(`import('${company}cdn/elements.js')`);
  const elements = await textOf(`${company}cdn/elements.js`);
  expect(elements).toContain(`${company}@vite/client`);
  expect(elements).toContain(`${company}elements/bundle.ts`);
  expect(await textOf(`${company}elements/bundle.ts`)).toContain('defineAll()');
  const hostedPage = await textOf(`${company}transfers/prices`);
  expect(hostedPage).toContain('src="/hosted/page.ts"');
  expect(hostedPage).toContain(`"apiBase": "${company}widget"`);
  expect((await fetch(`${company}elements/none.ts`)).status).toBe(404);
  demo.child.kill('SIGINT');
  expect(await demo.exitCode).toBe(0);
}, 60_000);

test('a port in use is named, with a workaround', async () => {
  const first = await startDemo({ port: 0, databasePath: ':memory:' });
  const second = start(String(first.port));
  expect(await second.exitCode).toBe(1);
  expect(second.output()).toContain(`Port ${first.port} is in use`);
  expect(second.output()).toContain(`PORT=${first.port + 1} npm start`);
  await first.close();
});

test.each(['http', '70000', '-1'])('PORT=%s is refused', async (port) => {
  const refused = start(port);
  expect(await refused.exitCode).toBe(1);
  expect(refused.output()).toContain(`PORT must be a number from 0 to 65535, not "${port}"`);
});

const acceptJson = { headers: { Accept: 'application/json' } };

/** The script behind `npm start`, in a separate process. */
function start(port: string, ...args: string[]) {
  const child = spawn(process.execPath, ['demo/start.ts', ...args], {
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const exitCode = once(child, 'close').then(([code]) => code as number | null);
  const printed = async (pattern: RegExp): Promise<string> => {
    while (!pattern.test(output)) await once(child.stdout, 'data');
    return pattern.exec(output)?.[1] ?? '';
  };
  return { child, output: () => output, printed, exitCode };
}
