/** What a place is, as far as its title tells. */
export type PlaceKind = 'airport' | 'ferry' | 'station' | 'hotel' | 'beach' | 'other';

/** Words of each kind, in the storefront's languages, without accents. The first kind counts: a beach hotel is a hotel. */
const wordsOfKinds: readonly [PlaceKind, RegExp][] = [
  ['airport', /\b(airport|aeropuerto|aeroporto|aeroport)\b/],
  [
    'ferry',
    /\b(ferry|pier|port|harbou?r|muelle|embarcadero|puerto maritimo|balsa|terminal maritimo|embarcadere|gare maritime)\b/,
  ],
  ['station', /\b(station|terminal|estacion|estacao|rodoviaria|gare)\b/],
  ['other', /\b(hotel zone|zona hotelera|zona hoteleira|zone hoteliere)\b/],
  [
    'hotel',
    /\b(hotel|hostel|hostal|resort|inn|lodge|motel|suites|villas|posada|pousada|apartments|apartamentos|appartements|auberge|all inclusive|todo incluido|tout compris)\b/,
  ],
  ['beach', /\b(beach|club de playa|plage)\b/],
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
