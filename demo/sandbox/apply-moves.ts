import type { MiddlewareHandler } from 'hono';
import type { ApiContext, ApiEnvironment, Services } from './api-environment.ts';
import { isMoveName, parseMoves, withMoves } from './moves.ts';
import { reject } from './strict-requests.ts';

/** Answers a request in the changed reality that it selects. */
export function applyMoves({ namedMoves }: Services): MiddlewareHandler<ApiEnvironment> {
  return (context, next) => {
    const spec = specOf(context);
    const named = spec !== undefined && isMoveName(spec) ? (namedMoves.get(spec) ?? '') : spec;
    if (named === undefined || named === '') return next();
    return withMoves(parseMoves(named) ?? reject('moved', `not a spec of moves: ${named}`), next);
  };
}

/** From the base path, the query, where a plus may have become a space, or the header. */
function specOf({ req }: ApiContext): string | undefined {
  return req.param('moved') ?? req.query('moved')?.replaceAll(' ', '+') ?? req.header('X-Moved');
}
