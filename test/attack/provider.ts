import { extras } from '../../demo/sandbox/data/extras.ts';
import { createSandbox } from '../../demo/sandbox/create-sandbox.ts';
import type { Answer, Fault, Treatment } from './faults.ts';
import type { Story, Told } from './story.ts';
import { amountText } from './words.ts';

/** What the provider knows of one run. */
export interface Trouble {
  fault: Fault;
  /** The treatment of the first order. */
  first: Treatment;
  story: Story;
  orders: number;
  /** The tabs that orders were sent from, as their pages did. */
  sentFrom: number[];
  /** The first order is answered when this settles. */
  held: Promise<void>;
  arrived: () => void;
  isWell: boolean;
  /** The token of the first sale, where the page was given another. */
  realToken?: string;
}

export interface Handled {
  response: Response;
  /** The connection is closed in place of the answer. */
  isCutOff: boolean;
}

interface OrderBody {
  attemptId: string;
  total: number;
  currency: string;
  cart: { extras: { extraSelected: { id: number | string } }[]; tours: unknown[] };
}

/** The sandbox with a run's trouble in front of it: orders are really carried out, and answered as the fault has it. */
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
    const foreseen = number === 1 ? fault.told : undefined;
    // Nobody is there any more to hear it.
    const told = request.signal.aborted ? 'unknown' : toldBy(treatment, foreseen, real);
    if (isNew) story.push({ kind: 'answer', number, told });
    return deliver(treatment.answer, real, answer);
  }

  return { handle, app: sandbox.app, close: () => sandbox.close() };
}

const healthy: Treatment = { carriedOut: true, answer: 'its own' };

/**
 * Browsers send an order again by themselves where a connection that has served before answers 408 or nothing: such a
 * repeat is no order of the page's, and is treated as the first.
 */
async function until(isSo: () => boolean): Promise<boolean> {
  for (let waited = 0; waited < 1500 && !isSo(); waited += 20) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return isSo();
}

function postOf(body: OrderBody, number: number, tab: number): Story[number] {
  const { attemptId, total, currency } = body;
  const lines = linesOf(body);
  return { kind: 'post', number, tab, attempt: attemptId, total: amountText(total, currency), lines };
}

/** What a page can know from a treatment; the provider's own answer may be another than the fault has foreseen. */
function toldBy({ answer, carriedOut }: Treatment, foreseen: Told | undefined, real: Response): Told {
  if (answer === 'its own') return real.ok ? 'booked' : real.status === 409 ? 'price' : 'refused';
  if (foreseen !== undefined) return foreseen;
  return carriedOut || typeof answer === 'string' ? 'unknown' : 'refused';
}

/** The provider knows its sale by the odd token too. */
function realPath(path: string, { first, realToken }: Trouble): string {
  const { answer } = first;
  // Half of a character has no place in an address.
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

/** The first line and all sums cost more; the methods charge what is to be paid. */
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

/** The lines of an order by names that do not change with the language. */
function linesOf({ cart }: OrderBody): string[] {
  return [
    ...cart.extras.map(({ extraSelected }) => lineName('extra', nameOfExtra(extraSelected.id))),
    ...cart.tours.map(() => 'tour'),
  ];
}

function nameOfExtra(id: number | string): string {
  return extras.find((extra) => extra.id === id)?.name.en ?? String(id);
}

/** Of a line in whatever language its name is. */
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
