import { Hono } from 'hono';
import { answerList, type ApiEnvironment } from '../api-environment.ts';
import { airports } from '../data/airports.ts';
import { placeByRef, places } from '../data/places.ts';
import { timezone, type SandboxPlace } from '../data/sandbox-place.ts';
import { autocompleteQuery } from '../requests/queries.ts';
import { searchPlaces, type Position } from '../rules/place-search.ts';
import { readQuery } from '../strict-requests.ts';

export function placeRoutes() {
  return new Hono<ApiEnvironment>()
    .get('/transfers/airports', (context) => {
      readQuery(context, {});
      return answerList(context, airports.map(airportAnswer));
    })
    .get('/tools/places-autocomplete', (context) => {
      const { input, nearBy } = readQuery(context, autocompleteQuery);
      return answerList(context, searchPlaces(places, input, positionOf(nearBy)).map(suggestion));
    })
    .get('/places/:ref', (context) => {
      readQuery(context, {});
      const place = placeByRef(context.req.param('ref'));
      return place ? context.json(placeAnswer(place)) : context.json({ message: 'No such place' }, 404);
    });
}

function airportAnswer({ ref, iata, title, address }: SandboxPlace) {
  return { ref, iata, title, address };
}

function suggestion({ ref, title, address }: SandboxPlace) {
  return { ref, title, address };
}

/** Without the zone, which only concerns the provider. */
function placeAnswer(place: SandboxPlace) {
  return { ...place, zone: undefined, timezone };
}

/** `false` or `lat,lng`. */
function positionOf(nearBy: string): Position | undefined {
  if (nearBy === 'false') return undefined;
  const [latitude = 0, longitude = 0] = nearBy.split(',').map(Number);
  return { latitude, longitude };
}
