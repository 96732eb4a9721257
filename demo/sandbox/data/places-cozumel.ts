import { placesIn } from './place-rows.ts';

export const islandPlaces = placesIn('cozumel', 'San Miguel, 77600 Cozumel, Q.R., Mexico', [
  ['san-miguel', 'San Miguel de Cozumel', 'town', 20.5083, -86.9477],
  ['cozumel-reef', 'Cozumel Reef Lodge', 'hotel', 20.4536, -86.9871],
  ['palancar-beach', 'Palancar Beach Resort', 'hotel', 20.3722, -87.0238],
  ['cozumel-cruise-pier', 'Cozumel Cruise Pier', 'ferry', 20.4771, -86.9726],
]);
