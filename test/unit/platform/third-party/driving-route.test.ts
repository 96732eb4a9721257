import { expect, it, test, vi } from 'vitest';
import { findDrivingRoute, mapPosition } from '../../../../src/platform/third-party/driving-route.ts';
import type { MapLibraries } from '../../../../src/platform/third-party/load-map-library.ts';

const drive = { from: { placeId: 'ChIJfrom' }, to: { lat: 20.6, lng: -87 } };
const route = {
  distanceMeters: 68_000,
  durationMillis: 3_870_000,
  localizedValues: { distance: '68 km', duration: '1 hour 5 mins' },
};
const directions = {
  distance: { text: '68 km', value: 68_000 },
  duration: { text: '1 hour 5 mins', value: 3870 },
};
const found = { distance: '68 km', duration: '1 hour 5 mins', meters: 68_000, minutes: 65 };

const failure = (code: string) => Object.assign(new Error(code), { code });

function libraries({ routes, legs }: { routes?: unknown; legs?: unknown }) {
  const answer = (value: unknown) =>
    value instanceof Error ? Promise.reject(value) : Promise.resolve({ routes: value });
  const computeRoutes = vi.fn(() => answer(routes));
  const ask = vi.fn(() => answer(legs));
  const setDirections = vi.fn();
  const all = {
    ...(routes !== undefined && { Route: { computeRoutes } }),
    ...(legs !== undefined && {
      DirectionsService: class {
        route = ask;
      },
      DirectionsRenderer: class {
        setDirections = setDirections;
      },
    }),
  };
  return { all: all as unknown as MapLibraries['routes'], computeRoutes, ask, setDirections };
}

it('uses only the Routes library, by place id or position', async () => {
  const { all, computeRoutes, ask } = libraries({ routes: [route], legs: failure('REQUEST_DENIED') });
  expect(await findDrivingRoute(all, drive, 'es')).toMatchObject(found);
  expect(computeRoutes).toHaveBeenCalledWith(
    expect.objectContaining({
      origin: 'places/ChIJfrom',
      destination: { lat: 20.6, lng: -87 },
      travelMode: 'DRIVING',
      language: 'es',
    }),
  );
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  ['refuses the key', failure('PERMISSION_DENIED')],
  ['is not there', undefined],
])('uses the directions service if the Routes library %s', async (_, routes) => {
  const { all, ask } = libraries({ routes, legs: [{ legs: [directions] }] });
  expect(await findDrivingRoute(all, drive, 'en')).toMatchObject(found);
  expect(ask).toHaveBeenCalledWith({
    origin: { placeId: 'ChIJfrom' },
    destination: { lat: 20.6, lng: -87 },
    travelMode: 'DRIVING',
  });
});

it('draws the whole answer of the directions service, which includes the request', async () => {
  const { all, ask, setDirections } = libraries({ legs: [] });
  const answer = { routes: [{ legs: [directions] }], request: { travelMode: 'DRIVING' } };
  ask.mockResolvedValue(answer);
  const drawable = await findDrivingRoute(all, drive, 'en');
  drawable?.draw(undefined as never);
  expect(setDirections).toHaveBeenCalledWith(answer);
});

test.each([
  [[], undefined],
  [failure('NOT_FOUND'), [{ legs: [directions] }]],
  [failure('PERMISSION_DENIED'), failure('ZERO_RESULTS')],
  [failure('PERMISSION_DENIED'), []],
])('no route is no failure of the key', async (routes, legs) => {
  expect(await findDrivingRoute(libraries({ routes, legs }).all, drive, 'en')).toBeUndefined();
});

test.each([
  [failure('PERMISSION_DENIED'), failure('REQUEST_DENIED')],
  [failure('PERMISSION_DENIED'), undefined],
  [undefined, failure('OVER_QUERY_LIMIT')],
  [undefined, undefined],
])('rejects if no service answers', async (routes, legs) => {
  await expect(findDrivingRoute(libraries({ routes, legs }).all, drive, 'en')).rejects.toThrow();
});

it('omits what the service does not return', async () => {
  const nothing = { distance: undefined, duration: undefined, meters: undefined, minutes: undefined };
  expect(await findDrivingRoute(libraries({ routes: [{}] }).all, drive, 'en')).toMatchObject(nothing);
  expect(await findDrivingRoute(libraries({ legs: [{ legs: [{}] }] }).all, drive, 'en')).toMatchObject(
    nothing,
  );
});

test.each([
  [{}, undefined],
  [{ google_place_id: '' }, undefined],
  [{ latitude: 0 }, undefined],
  [
    { latitude: 0, longitude: 0 },
    { lat: 0, lng: 0 },
  ],
  [{ google_place_id: 'x' }, { placeId: 'x' }],
  [{ google_place_id: 'x', latitude: 0, longitude: 0 }, { placeId: 'x' }],
])('the services find %j by %j', (place, position) => {
  expect(mapPosition(place)).toEqual(position);
});
