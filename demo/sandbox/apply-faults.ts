import type { MiddlewareHandler } from 'hono';
import { pathBelowBase, type ApiContext, type ApiEnvironment, type Services } from './api-environment.ts';
import { parseFaults, resourceOf, type Spoiler } from './faults.ts';
import { reject } from './strict-requests.ts';

const retryableStatuses = [429, 503];

/** Applies the requested faults to a request. */
export function applyFaults({ faults }: Services): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    const resource = resourceOf(pathBelowBase(context));
    const plans = specsOf(context).map((spec) => {
      const rules = parseFaults(spec) ?? reject('fault', `not a fault spec: ${spec}`);
      return faults.plan(spec, rules, resource);
    });
    await pause(plans.reduce((total, plan) => total + plan.delay, 0));
    const outcome = plans.find((plan) => plan.outcome)?.outcome;
    if (outcome && 'status' in outcome) return statusAnswer(outcome.status);
    await next();
    if (outcome) context.res = await spoil(context, outcome.spoil);
    return undefined;
  };
}

/** A request may name faults in the base path, the query and a header, all at once. */
function specsOf(context: ApiContext): string[] {
  const specs = [context.req.param('fault'), context.req.query('fault'), context.req.header('X-Fault')];
  return specs.filter((spec) => spec !== undefined);
}

function statusAnswer(status: number): Response {
  const headers = retryableStatuses.includes(status) ? { 'Retry-After': '1' } : undefined;
  return Response.json({ message: `Fault on request: ${status}` }, { status, ...(headers && { headers }) });
}

/** Replaces the answer to a request that has been executed. */
function spoil(context: ApiContext, spoiler: Spoiler): Promise<Response> {
  const answers: Record<Spoiler, () => Promise<Response>> = {
    drop: () => {
      context.env.incoming?.socket.destroy();
      return Promise.resolve(new Response(null));
    },
    hang: () => untilAborted(context),
    garbage: () => Promise.resolve(new Response(errorPage, { headers: { 'Content-Type': 'text/html' } })),
    truncated: async () => jsonText(firstHalf(await context.res.text())),
    empty: () => Promise.resolve(new Response(null)),
  };
  return answers[spoiler]();
}

const errorPage = '<!doctype html><title>Gateway</title><h1>The service is being updated</h1>';

function jsonText(text: string): Response {
  return new Response(text, { headers: { 'Content-Type': 'application/json' } });
}

/** Resolves once the client has given up, so that a server that is closing does not wait for the request. */
function untilAborted(context: ApiContext): Promise<Response> {
  return new Promise((resolve) => {
    context.req.raw.signal.addEventListener('abort', () => resolve(new Response(null)), { once: true });
  });
}

function pause(milliseconds: number): Promise<void> {
  return milliseconds === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function firstHalf(text: string): string {
  return text.slice(0, Math.floor(text.length / 2));
}
