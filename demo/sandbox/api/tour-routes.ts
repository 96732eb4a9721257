import { Hono } from 'hono';
import { answerList, type ApiContext, type ApiEnvironment, type Services } from '../api-environment.ts';
import { placeByRef } from '../data/places.ts';
import type { SandboxTour } from '../data/tours/sandbox-tour.ts';
import { tourByRef, tourCategories, tours } from '../data/tours/tours.ts';
import { availabilityQuery, tourQuery, toursQuery } from '../requests/queries.ts';
import { TransportationRequestSchema } from '../requests/tours.ts';
import { isOnOffer } from '../rules/on-offer.ts';
import { tourAnswer, tourInList } from '../rules/tour-answer.ts';
import { availableTimes } from '../rules/tour-availability.ts';
import { transportationFrom } from '../rules/tour-transportation.ts';
import { readBody, readQuery, reject } from '../strict-requests.ts';

export function tourRoutes({ origin, now }: Services) {
  return new Hono<ApiEnvironment>()
    .get('/tours', (context) => {
      const { currency, lang, category, categoryId, featured, limit } = readQuery(context, toursQuery);
      const slug = category ?? tourCategories[Number(categoryId) - 1]?.slug;
      const found = tours
        .filter(isOnOffer)
        .filter((tour) => slug === undefined || tour.category === slug)
        .filter((tour) => !isTrue(featured) || tour.featured)
        .slice(0, Number(limit ?? tours.length));
      return answerList(
        context,
        found.map((tour) => tourInList(tour, { currency, language: lang, origin })),
      );
    })
    .get('/tours/:tour', (context) => {
      const { currency, lang } = readQuery(context, tourQuery);
      const tour = tourByRef(context.req.param('tour'));
      if (!tour || !isOnOffer(tour)) return noSuchTour(context);
      return context.json(tourAnswer(tour, { currency, language: lang, origin }));
    })
    .get('/tours/:tour/availability', (context) => {
      const { date, adults, kids } = readQuery(context, availabilityQuery);
      const tour = tourById(context.req.param('tour'));
      if (!tour || !isOnOffer(tour)) return noSuchTour(context);
      const party = { adults: Number(adults), kids: Number(kids) };
      return answerList(context, availableTimes(tour, date, party, now()));
    })
    .post('/tours/:tour/find-transportation', async (context) => {
      const { currency, pickupLocation } = await readBody(context, TransportationRequestSchema);
      const tour = tourById(context.req.param('tour'));
      if (!tour) return noSuchTour(context);
      if (tour.transportation === 'none') reject('path', 'this tour has no transportation');
      const { ref } = pickupLocation;
      const place = placeByRef(ref) ?? reject('body.pickupLocation.ref', `no place has the ref ${ref}`);
      const ride = transportationFrom(place, tour, currency);
      return ride ? context.json(ride) : context.json({ message: 'No transportation from here' }, 404);
    });
}

/** Only the tour itself can be requested by slug; its departures and transportation are requested by id. */
function tourById(id: string): SandboxTour | undefined {
  return /^\d+$/.test(id) ? tourByRef(id) : undefined;
}

function noSuchTour(context: ApiContext) {
  return context.json({ message: 'No such tour' }, 404);
}

function isTrue(flag: string | undefined): boolean {
  return flag === '1' || flag === 'true';
}
