import { placeQuery } from '../../../api/places.ts';
import type { Place } from '../../../schema/place.ts';
import type { TransferLine, TransferPlace } from '../../../schema/transfer.ts';
import type { CheckClient } from './check-client.ts';

/** Fetches the places of a transfer, each of which is undefined if its request fails. */
export function fetchEnds(
  { queryClient, api, waitForAnswer }: CheckClient,
  { pickupPlace, dropoffPlace }: TransferLine,
): Promise<[from: Place | undefined, to: Place | undefined]> {
  const fetchPlace = ({ ref }: TransferPlace) => waitForAnswer(queryClient.query(placeQuery(api, ref)));
  return Promise.all([fetchPlace(pickupPlace), fetchPlace(dropoffPlace)]);
}
