import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureChromium } from '../support/chromium.ts';

type Params = Record<string, unknown>;
type Listener = (params: never) => void;

/** A connection to one tab's developer tools, none of which are enabled by default. */
export interface PlainTab {
  send: <Result = Params>(method: string, params?: Params) => Promise<Result>;
  on: (event: string, listener: Listener) => void;
  close: () => Promise<unknown>;
}

export interface PlainBrowser {
  /** Where other tools can talk to it. */
  port: number;
  /** A tab with an empty cache. */
  open: () => Promise<PlainTab>;
  close: () => Promise<void>;
}

/**
 * A browser like the visitors'. Playwright always enables script debugging, which looks up the source location of every
 * created error; in a large script that takes a tenth of a second.
 */
export async function launchPlainBrowser(...args: string[]): Promise<PlainBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'));
  const flags = ['--headless', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const browser = spawn(ensureChromium().path, [...flags, ...args, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await addressOf(browser.stderr);
  const socket = await connect(address);
  const { send, on } = talkThrough(socket);

  const open = async (): Promise<PlainTab> => {
    const { browserContextId } = await send<{ browserContextId: string }>('Target.createBrowserContext');
    const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
      width: 1280,
      height: 800,
    });
    const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    });
    return {
      send: (method, params) => send(method, params, sessionId),
      on: (event, listener) => on(event, listener, sessionId),
      close: () => send('Target.disposeBrowserContext', { browserContextId }),
    };
  };
  const close = async () => {
    const ended = once(browser, 'exit');
    // Its response may be lost as the browser exits.
    void send('Browser.close');
    await ended;
    rmSync(profile, { recursive: true, force: true });
  };
  return { port: Number(new URL(address).port), open, close };
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [, address] = /DevTools listening on (ws:\S+)/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('The browser ended before it could be talked to');
}

async function connect(address: string): Promise<WebSocket> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  return socket;
}

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: Params;
  result?: Params;
  error?: { message: string };
}

function talkThrough(socket: WebSocket) {
  const waiting = new Map<number, (answer: Message) => void>();
  const listeners: { sessionId: string; event: string; listener: Listener }[] = [];
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    for (const { sessionId, event, listener } of listeners) {
      if (event === message.method && sessionId === message.sessionId) listener(message.params as never);
    }
  });
  const send = <Result>(method: string, params: Params = {}, sessionId?: string): Promise<Result> =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result as Result);
      });
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
  const on = (event: string, listener: Listener, sessionId: string) =>
    void listeners.push({ sessionId, event, listener });
  return { send, on };
}
