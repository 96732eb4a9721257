import { cors } from 'hono/cors';

/** Any page may call, but not with credentials: a sale is accessed by its token alone. */
export const openToEveryPage = cors({
  origin: '*',
  allowMethods: ['GET', 'POST', 'PUT'],
  allowHeaders: ['content-type', 'accept', 'x-development-host', 'x-fault'],
  exposeHeaders: ['Retry-After'],
  maxAge: 600,
});
