import * as v from 'valibot';
import type { ApiContext } from './api-environment.ts';
import type { Issue } from './journal.ts';

/** A request that deviates from the contract: answered with 422 and recorded. */
export class Rejection extends Error {
  readonly issues: Issue[];

  constructor(issues: Issue[]) {
    super('The request violates the contract');
    this.issues = issues;
  }
}

export function reject(path: string, message: string): never {
  throw new Rejection([{ path, message }]);
}

/** Rejects a request with missing, forbidden or malformed headers. */
export function checkHeaders(context: ApiContext): void {
  const { req } = context;
  const issues: Issue[] = [];
  if (req.header('Accept') !== 'application/json') {
    issues.push({ path: 'headers.accept', message: 'must be application/json' });
  }
  if (req.header('Cookie') !== undefined) {
    issues.push({ path: 'headers.cookie', message: 'must be absent' });
  }
  const host = req.header('X-Development-Host');
  if (host !== undefined && !/^[\w.-]+(:\d{1,5})?$/.test(host)) {
    issues.push({ path: 'headers.x-development-host', message: 'must be a host' });
  }
  if (issues.length > 0) throw new Rejection(issues);
}

/** The query, which may only have these parameters, `preview`, `fault` and `moved`, each once. */
export function readQuery<const Entries extends v.ObjectEntries>(context: ApiContext, entries: Entries) {
  const schema = v.strictObject({
    ...entries,
    preview: v.optional(v.literal('1')),
    fault: v.optional(v.string()),
    moved: v.optional(v.string()),
  });
  return parse(schema, singleValues(context), 'query');
}

/** The body, which must be JSON of exactly this shape. */
export async function readBody<const Schema extends v.GenericSchema>(
  context: ApiContext,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  readQuery(context, {});
  const type = context.req.header('Content-Type')?.split(';')[0];
  if (type !== 'application/json') reject('headers.content-type', 'must be application/json');
  return parse(schema, parseJson(await context.req.text()), 'body');
}

function singleValues(context: ApiContext): Record<string, string> {
  const search = new URL(context.req.url).searchParams;
  const names = [...search.keys()];
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) reject(`query.${repeated}`, 'must not be repeated');
  return Object.fromEntries(search);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return reject('body', 'is not JSON');
  }
}

function parse<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  part: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new Rejection(
    result.issues.map((issue) => ({
      path: [part, v.getDotPath(issue)].filter(Boolean).join('.'),
      message: issue.message,
    })),
  );
}
