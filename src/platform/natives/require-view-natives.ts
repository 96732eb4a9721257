import { brokenNativesMessage, failedChecks, type Checks } from './broken-natives.ts';
import { isNative } from './is-native.ts';

/** A scheduler that takes twice as long counts as broken. */
const TIMEOUT_MS = 1000;

/**
 * Rejects if the page has broken something without which views would silently stay half rendered, because they or their
 * libraries need it. On intact pages it takes about one task.
 */
export async function requireViewNatives(): Promise<void> {
  const broken = failedChecks(checks);
  await Promise.all(
    Object.entries(schedulers).map(async ([name, schedule]) => {
      if (!(await runsTasks(schedule))) broken.push(name);
    }),
  );
  if (broken.length > 0) throw new Error(brokenNativesMessage(broken));
}

type Schedule = (task: () => void) => void;

async function runsTasks(schedule: Schedule): Promise<boolean> {
  const hasRun = new Promise<boolean>((resolve) => schedule(() => resolve(true))).catch(() => false);
  const controller = new AbortController();
  const runOrTimeout = () => Promise.race([hasRun, nativeTimeout(controller.signal)]);
  // Waits twice, because after a long task of the page the timeout may fire before the scheduled task.
  const result = (await runOrTimeout()) ?? (await runOrTimeout());
  controller.abort();
  return result ?? false;
}

/** Resolves after the timeout, without the page's `setTimeout`, which may be broken. `signal` stops the listener. */
function nativeTimeout(signal: AbortSignal): Promise<undefined> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  return new Promise((resolve) => timeout.addEventListener('abort', () => resolve(undefined), { signal }));
}

/** Globals that React can do without: a page may have removed them, and browsers have no `setImmediate`. */
const optionalGlobals = globalThis as {
  queueMicrotask?: typeof queueMicrotask;
  setImmediate?: Schedule;
  MessageChannel?: typeof MessageChannel;
  performance?: { now?: () => number };
};

const schedulers: Readonly<Record<string, Schedule>> = {
  queueMicrotask: (task) => (optionalGlobals.queueMicrotask ? optionalGlobals.queueMicrotask(task) : task()),
  setImmediate: (task) => (optionalGlobals.setImmediate ? optionalGlobals.setImmediate(task) : task()),
  setTimeout: (task) => void setTimeout(task),
  MessageChannel: (task) => {
    if (!optionalGlobals.MessageChannel) {
      task();
      return;
    }
    const { port1, port2 } = new optionalGlobals.MessageChannel();
    port1.onmessage = () => {
      port1.close();
      task();
    };
    port2.postMessage(null);
  },
};

const checks: Checks = {
  'performance.now': () => (optionalGlobals.performance?.now?.() ?? 0) >= 0,
  'Function.prototype.bind': () => ((a: number, b: number) => a + b).bind(null, 1)(2) === 3,
  'Array.prototype': () =>
    [[1, 2]]
      .flat()
      .map((number) => number + 1)
      .filter((number) => number > 2)
      .includes(3),
  // The browser's own formatters are slow to construct, so only replacements are tried.
  'Intl.NumberFormat': () => isNative(Intl.NumberFormat) || new Intl.NumberFormat('en').format(1) === '1',
  'Intl.DateTimeFormat': () =>
    isNative(Intl.DateTimeFormat) || hasHour(new Intl.DateTimeFormat('en', { hour: 'numeric' })),
  'Intl.PluralRules': () => isNative(Intl.PluralRules) || new Intl.PluralRules('en').select(1) === 'one',
};

const hasHour = (format: Intl.DateTimeFormat) => format.formatToParts(0).some(({ type }) => type === 'hour');
