import { extras } from '../../demo/sandbox/data/extras.ts';
import { createSandbox } from '../../demo/sandbox/create-sandbox.ts';
import type { Answer, Fault, Treatment } from './faults.ts';
import type { Story, Outcome } from './story.ts';
import { amountText } from './words.ts';

/** The provider's state of one run. */
export interface Trouble {
  fault: Fault;
  /** How the first order is treated. */
  first: Treatment;
  story: Story;
  orders: number;
  /** The tabs that orders were sent from. */
  sentFrom: number[];
  /** The first order is answered once this settles. */
  held: Promise<void>;
  arrived: () => void;
  isWell: boolean;
  /** The token of the first sale, if the page was given a different one. */
  realToken?: string;
}

export interface Handled {
  response: Response;
  /** The connection is closed instead of answering. */
  isCutOff: boolean;
}

interface OrderBody {
  attemptId: string;
  total: number;
  currency: string;
  couponCode: string;
  cart: { extras: { extraSelected: { id: number | string } }[]; tours: unknown[] };
}

/** The sandbox behind a run's fault: orders are really executed, and answered as the fault prescribes. */
export function createTroubledProvider({ company }: { company: string }) {
  const sandbox = createSandbox({ origin: company, databasePath: ':memory:' });
  const ask = async (request: Request, path: string, body?: string): Promise<Response> =>
    sandbox.app.fetch(
      new Request(`${company}/widget${path}`, {
        method: request.method,
        headers: request.headers,
        ...(body !== undefined && { body }),
      }),
    );

  const handle = async (request: Request, path: string, trouble: Trouble): Promise<Handled> => {
    const body = request.method === 'GET' || request.method === 'OPTIONS' ? undefined : await request.text();
    const dearer = trouble.orders > 0 ? (trouble.fault.dearer ?? 0) : 0;
    if (request.method === 'POST' && path === '/cart/checkout')
      return order(request, path, body ?? '', trouble);
    if (request.method === 'POST' && path === '/cart/summary') {
      if (trouble.fault.withoutTotals && trouble.orders > 0 && !trouble.isWell) return whole(failure(500));
      return whole(await withSurcharge(await ask(request, path, body), dearer));
    }
    return whole(await ask(request, realPath(path, trouble), body));
  };

  async function order(request: Request, path: string, text: string, trouble: Trouble): Promise<Handled> {
    const { fault, story } = trouble;
    const body = JSON.parse(text) as OrderBody;
    const isNew = await until(() => trouble.sentFrom.length > trouble.orders);
    const number = isNew ? ++trouble.orders : trouble.orders;
    if (isNew) story.push(postOf(body, number, trouble.sentFrom[number - 1] ?? 1));
    const treatment = number === 1 ? trouble.first : (fault.repeats ?? healthy);
    const surcharge = number > 1 ? (fault.dearer ?? 0) : 0;
    const real = treatment.carriedOut
      ? await ask(request, path, JSON.stringify({ ...body, total: body.total - surcharge }))
      : failure(503);
    const answer = await real.clone().text();
    const { token } = (real.ok ? JSON.parse(answer) : {}) as { token?: string };
    const isKnown = story.some((entry) => entry.kind === 'sale' && entry.token === token);
    if (token !== undefined && !isKnown) story.push({ kind: 'sale', token, lines: linesOf(body) });
    if (number === 1) {
      if (token !== undefined) trouble.realToken = token;
      trouble.arrived();
      await trouble.held;
    }
    if (treatment.answer === 'never') await gone(request.signal);
    const foreseen = number === 1 ? fault.outcome : undefined;
    // The client is gone.
    const outcome = request.signal.aborted ? 'unknown' : outcomeOf(treatment, foreseen, real);
    if (isNew) story.push({ kind: 'answer', number, outcome });
    return deliver(treatment.answer, real, answer);
  }

  return { handle, app: sandbox.app, close: () => sandbox.close() };
}

const healthy: Treatment = { carriedOut: true, answer: 'its own' };

/**
 * Browsers resend a request by themselves if a reused connection answers 408 or nothing: such a repeat is not an order
 * of the page, and is treated like the first.
 */
async function until(isSo: () => boolean): Promise<boolean> {
  for (let waited = 0; waited < 1500 && !isSo(); waited += 20) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return isSo();
}

function postOf(body: OrderBody, number: number, tab: number): Story[number] {
  const { attemptId: attempt, total, currency, couponCode: coupon } = body;
  const lines = linesOf(body);
  return { kind: 'post', number, tab, attempt, total: amountText(total, currency), coupon, lines };
}

/** What a page can infer from the treatment; the provider's own answer may differ from what the fault intended. */
function outcomeOf(
  { answer, carriedOut }: Treatment,
  foreseen: Outcome | undefined,
  real: Response,
): Outcome {
  if (answer === 'its own') return real.ok ? 'booked' : real.status === 409 ? 'price' : 'refused';
  if (foreseen !== undefined) return foreseen;
  return carriedOut || typeof answer === 'string' ? 'unknown' : 'refused';
}

/** The provider also finds its sale by the invalid token. */
function realPath(path: string, { first, realToken }: Trouble): string {
  const { answer } = first;
  // A lone surrogate cannot be part of a URL.
  const isOdd = typeof answer === 'object' && 'token' in answer && !/[\ud800-\udfff]/.test(answer.token);
  if (!isOdd || realToken === undefined) return path;
  return path.replace(`/sales/${encodeURIComponent(answer.token)}`, `/sales/${realToken}`);
}

function deliver(answer: Answer, real: Response, text: string): Handled {
  if (answer === 'its own') return whole(new Response(text, real));
  if (answer === 'cut off' || answer === 'never') return { response: new Response(null), isCutOff: true };
  const headers = new Headers({ 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' });
  if (answer === 'half') return whole(new Response(text.slice(0, text.length / 2), { headers }));
  if ('token' in answer) return whole(new Response(JSON.stringify(answer), { headers }));
  headers.delete('Content-Type');
  if (answer.type !== undefined) headers.set('Content-Type', answer.type);
  return whole(new Response(answer.body ?? null, { status: answer.status, headers }));
}

function whole(response: Response): Handled {
  return { response, isCutOff: false };
}

function failure(status: number): Response {
  return new Response(null, { status, headers: { 'Access-Control-Allow-Origin': '*' } });
}

/** The first line and all sums are higher; the methods charge what is due. */
async function withSurcharge(response: Response, dearer: number): Promise<Response> {
  if (dearer === 0 || !response.ok) return response;
  const answer = (await response.json()) as {
    extras: { total: number }[];
    summary: Record<'total' | 'extrasSubtotal' | 'paymentToReserve', number> & {
      paymentMethods: { toPayAmount?: number }[];
    };
  };
  const [line] = answer.extras;
  if (line) line.total += dearer;
  for (const sum of ['total', 'extrasSubtotal', 'paymentToReserve'] as const) answer.summary[sum] += dearer;
  for (const method of answer.summary.paymentMethods) delete method.toPayAmount;
  return Response.json(answer, { headers: { 'Access-Control-Allow-Origin': '*' } });
}

/** The lines of an order, by names that do not depend on the language. */
function linesOf({ cart }: OrderBody): string[] {
  return [
    ...cart.extras.map(({ extraSelected }) => lineName('extra', nameOfExtra(extraSelected.id))),
    ...cart.tours.map(() => 'tour'),
  ];
}

function nameOfExtra(id: number | string): string {
  return extras.find((extra) => extra.id === id)?.name.en ?? String(id);
}

/** Of a line, whatever the language of its name. */
export function lineName(kind: string, name: string): string {
  if (kind !== 'extra') return kind;
  return extras.find((extra) => Object.values(extra.name).includes(name))?.picture ?? name;
}

function gone(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
