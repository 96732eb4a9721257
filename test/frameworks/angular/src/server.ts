import {
  AngularNodeAppEngine,
  createNodeRequestHandler,
  isMainModule,
  writeResponseToNodeResponse,
} from '@angular/ssr/node';
import express from 'express';
import { join } from 'node:path';

const server = express();
const angular = new AngularNodeAppEngine();

server.use(express.static(join(import.meta.dirname, '../browser'), { index: false }));
server.use(async (request, response, next) => {
  const page = await angular.handle(request);
  if (page) await writeResponseToNodeResponse(page, response);
  else next();
});
// The build imports this file, too.
if (isMainModule(import.meta.url)) server.listen(process.env['PORT'] ?? 4000);

export const reqHandler = createNodeRequestHandler(server);
