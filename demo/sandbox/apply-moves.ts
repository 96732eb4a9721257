import type { MiddlewareHandler } from 'hono';
import type { ApiContext, ApiEnvironment, Services } from './api-environment.ts';
import { isMoveName, parseMoves, withMoves } from './moves.ts';
import { reject } from './strict-requests.ts';

/** Answers a request as if the moves that it names had happened. */
export function applyMoves({ namedMoves }: Services): MiddlewareHandler<ApiEnvironment> {
  return (context, next) => {
    const specOrName = requestedMoves(context);
    if (specOrName === undefined) return next();
    const spec = isMoveName(specOrName) ? namedMoves.get(specOrName) : specOrName;
    if (!spec) return next();
    return withMoves(parseMoves(spec) ?? reject('moved', `not a spec of moves: ${spec}`), next);
  };
}

/** From the base path, the query or the header. In a query, a plus sign may arrive as a space. */
function requestedMoves({ req }: ApiContext): string | undefined {
  return req.param('moved') ?? req.query('moved')?.replaceAll(' ', '+') ?? req.header('X-Moved');
}
