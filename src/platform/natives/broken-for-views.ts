import { cannotDoWithout, failing } from './broken-natives.ts';
import { isNative } from './natives.ts';

/** A scheduler that has not run a task by then never will. */
const LONGEST_WAIT_MS = 1000;

/**
 * Rejects if something that views and their libraries need is broken on this page, which would silently leave them half
 * rendered. On other pages it takes no longer than a task.
 */
export async function requireForViews(): Promise<void> {
  const broken = failing(checks);
  const asking = Object.entries(runners).map(async ([name, hand]) => {
    if (!(await runs(hand))) broken.push(name);
  });
  await Promise.all(asking);
  if (broken.length > 0) throw new Error(cannotDoWithout(broken));
}

/** Whether a task that is handed over is run. */
async function runs(hand: (task: () => void) => void): Promise<boolean | undefined> {
  const run = new Promise<boolean>((resolve) => hand(() => resolve(true))).catch(() => false);
  const answered = new AbortController();
  const runInTime = () => Promise.race([run, browsersOwnTimeout(answered.signal)]);
  // Twice, because after a long task of the page everything is due at once.
  const answer = (await runInTime()) ?? (await runInTime());
  answered.abort();
  return answer;
}

/** The page's `setTimeout` may be the broken one. Stops listening once `signal` aborts. */
function browsersOwnTimeout(signal: AbortSignal): Promise<undefined> {
  const timeout = AbortSignal.timeout(LONGEST_WAIT_MS);
  return new Promise((resolve) => timeout.addEventListener('abort', () => resolve(undefined), { signal }));
}

/** React can do without these: a page, or an old polyfill, may have removed them. */
const page = globalThis as {
  queueMicrotask?: typeof queueMicrotask;
  /** A polyfill's. */
  setImmediate?: (task: () => void) => void;
  MessageChannel?: typeof MessageChannel;
  performance?: { now?: () => number };
};

const runners: Readonly<Record<string, (task: () => void) => void>> = {
  queueMicrotask: (task) => (page.queueMicrotask ? page.queueMicrotask(task) : task()),
  setImmediate: (task) => (page.setImmediate ? page.setImmediate(task) : task()),
  setTimeout: (task) => void setTimeout(task),
  MessageChannel: (task) => {
    if (!page.MessageChannel) {
      task();
      return;
    }
    const { port1, port2 } = new page.MessageChannel();
    port1.onmessage = () => {
      port1.close();
      task();
    };
    port2.postMessage(null);
  },
};

const checks: Readonly<Record<string, () => boolean>> = {
  'performance.now': () => (page.performance?.now?.() ?? 0) >= 0,
  'Function.prototype.bind': () => ((a: number, b: number) => a + b).bind(null, 1)(2) === 3,
  'Array.prototype': () =>
    [[1, 2]]
      .flat()
      .map((one) => one + 1)
      .filter((one) => one > 2)
      .includes(3),
  // The browser's own are slow to make.
  'Intl.NumberFormat': () => isNative(Intl.NumberFormat) || new Intl.NumberFormat('en').format(1) === '1',
  'Intl.DateTimeFormat': () =>
    isNative(Intl.DateTimeFormat) || hasHour(new Intl.DateTimeFormat('en', { hour: 'numeric' })),
  'Intl.PluralRules': () => isNative(Intl.PluralRules) || new Intl.PluralRules('en').select(1) === 'one',
};

const hasHour = (format: Intl.DateTimeFormat) => format.formatToParts(0).some(({ type }) => type === 'hour');
