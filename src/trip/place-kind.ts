/** What a place is, as far as its title tells. */
export type PlaceKind = 'airport' | 'ferry' | 'station' | 'hotel' | 'beach' | 'other';

/** Words of each kind, in English, Spanish and Portuguese, without accents. The first kind counts: a beach hotel is a hotel. */
const wordsOfKinds: readonly [PlaceKind, RegExp][] = [
  ['airport', /\b(airport|aeropuerto|aeroporto)\b/],
  ['ferry', /\b(ferry|pier|port|harbou?r|muelle|embarcadero|puerto maritimo|balsa|terminal maritimo)\b/],
  ['station', /\b(station|terminal|estacion|estacao|rodoviaria)\b/],
  ['other', /\b(hotel zone|zona hotelera|zona hoteleira)\b/],
  [
    'hotel',
    /\b(hotel|hostel|hostal|resort|inn|lodge|motel|suites|villas|posada|pousada|apartments|apartamentos|all inclusive|todo incluido)\b/,
  ],
  ['beach', /\b(beach|club de playa)\b/],
];

/**
 * Guesses what a place is from the words in its title, because suggestions have no kind. An ambiguous word tells nothing: Playa
 * del Carmen is a town.
 */
export function placeKindOf(title: string): PlaceKind {
  const text = title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
  return wordsOfKinds.find(([, words]) => words.test(text))?.[0] ?? 'other';
}
