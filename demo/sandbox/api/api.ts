import { Hono } from 'hono';
import { cors } from 'hono/cors';
import {
  answerList,
  pathBelowBase,
  type ApiContext,
  type ApiEnvironment,
  type Services,
} from '../api-environment.ts';
import { applyFaults } from '../apply-faults.ts';
import { applyMoves } from '../apply-moves.ts';
import { extras } from '../data/extras.ts';
import { settingsAnswer } from '../data/settings.ts';
import { record, type Journal } from '../journal.ts';
import { recordRequests } from '../record-requests.ts';
import { extrasQuery, settingsQuery } from '../requests/queries.ts';
import { extraAnswer } from '../rules/extra-answer.ts';
import { isOnOffer } from '../rules/on-offer.ts';
import { checkHeaders, readQuery, Rejection } from '../strict-requests.ts';
import { cartRoutes } from './cart-routes.ts';
import { paymentRoutes } from './payment-routes.ts';
import { placeRoutes } from './place-routes.ts';
import { saleRoutes } from './sale-routes.ts';
import { tourRoutes } from './tour-routes.ts';
import { transferRoutes } from './transfer-routes.ts';

/** The provider's API, to be mounted at its base path. */
export function createApi(services: Services) {
  const { journal } = services;
  const api = new Hono<ApiEnvironment>();
  api.onError((error, context) => errorAnswer(error, context, journal));
  api.use(openToEveryPage);
  api.use(recordRequests(journal));
  api.use(applyFaults(services));
  api.use(applyMoves(services));
  api.use(async (context, next) => {
    checkHeaders(context);
    await next();
  });
  api.route('/', settingsRoutes(services));
  api.route('/', placeRoutes());
  api.route('/', transferRoutes(services));
  api.route('/', tourRoutes(services));
  api.route('/', extraRoutes(services));
  api.route('/', cartRoutes(services));
  api.route('/', paymentRoutes(services));
  api.route('/', saleRoutes(services));
  api.all('*', (context) => context.json({ message: 'No such endpoint' }, 404));
  return api;
}

function errorAnswer(error: Error, context: ApiContext, journal: Journal): Response {
  if (!(error instanceof Rejection)) {
    console.error(error);
    return context.json({ message: 'The sandbox itself failed' }, 500);
  }
  const { issues, message } = error;
  record(journal.rejections, { method: context.req.method, path: pathBelowBase(context), issues });
  return context.json({ message, issues }, 422);
}

/** Any page may call, but without credentials: only its token gives access to a sale. */
const openToEveryPage = cors({
  origin: '*',
  allowMethods: ['GET', 'POST', 'PUT'],
  allowHeaders: ['content-type', 'accept', 'x-development-host', 'x-fault', 'x-moved'],
  exposeHeaders: ['Retry-After'],
  maxAge: 600,
});

function settingsRoutes({ origin }: Services) {
  return new Hono<ApiEnvironment>().get('/settings', (context) => {
    const { lang } = readQuery(context, settingsQuery);
    return context.json(settingsAnswer(lang, origin));
  });
}

function extraRoutes({ origin }: Services) {
  return new Hono<ApiEnvironment>().get('/extras', (context) => {
    const { currency, lang } = readQuery(context, extrasQuery);
    return answerList(
      context,
      extras.filter(isOnOffer).map((extra) => extraAnswer(extra, { currency, language: lang, origin })),
    );
  });
}
