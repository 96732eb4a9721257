import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { FoundWebkit } from '../../support/webkit.ts';

/** A running WebKitWebDriver, on its own virtual display. */
export interface Driver {
  address: string;
  browser: string;
  stop: () => Promise<void>;
}

export async function startDriver(webkit: FoundWebkit): Promise<Driver> {
  const screen = spawn(
    webkit.screen,
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const display = await firstLine(screen);
  const port = await freePort();
  const driver = spawn(webkit.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      TZ: 'America/Cancun',
      LANG: 'C.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address);
  return {
    address,
    browser: webkit.browser,
    stop: async () => {
      await end(driver);
      await end(screen);
    },
  };
}

async function firstLine(process: ChildProcess): Promise<string> {
  const pipe = process.stdio[3];
  if (!pipe) throw new Error('The screen has no pipe');
  const [data] = (await once(pipe, 'data')) as [Buffer];
  return data.toString().trim();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function untilReady(address: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const answer = await fetch(`${address}/status`).catch(() => undefined);
    if (answer?.ok) return;
    // A starting server gives no sign, so it is polled.
    // oxlint-disable-next-line syntax/no-restricted-syntax
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver did not start');
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  process.kill();
  await once(process, 'exit');
}
