import { readFile } from 'node:fs/promises';
import { formatter } from '@lingui/format-po';
import { defaultLanguage, languages, type Language } from '../../../src/schema/language.ts';

/** The texts on screen that journeys use. */
const english = {
  airport: 'Airport',
  arrivals: 'Airport to Hotel',
  departures: 'Hotel to Airport',
  doorToDoor: 'Door to Door',
  destination: 'Destination',
  pickup: 'Pickup',
  swap: 'Swap',
  date: 'Date',
  search: 'Search',
  select: 'Select an option',
  oneway: 'One way',
  roundtrip: 'Round trip',
  continue: 'Continue',
  arrival: 'Arrival Details',
  departure: 'Departure Details',
  airline: 'Airline',
  flightNumber: 'Flight number',
  flightDate: 'Flight date',
  change: 'Change',
  hour: 'Hour',
  minute: 'Minute',
  validPickup: 'Valid pickup time',
  addToCart: 'Add to cart',
  confirm: 'Please check your information before add to cart',
  added: 'Added to cart',
  toCart: 'Continue to Cart',
  extras: 'Complement your transportation',
  pastExtras: 'Continue to cart',
  openCalendar: 'Open calendar',
  coupon: 'Coupon',
  currency: 'Currency',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  atArrival: 'Pay at arrival',
  bankTransfer: 'Bank transfer',
  mercadoPago: 'Mercado Pago',
  anotherMethod: 'Choose another payment method',
  terms: 'I accept the terms, conditions and policies',
  bookNow: 'Book now',
  payAndBook: 'Pay and book {amount}',
  notBooked: 'I have checked: it was not booked',
  severalVehicles: 'Use several vehicles',
  otherWayBack: 'Another vehicle on the way back',
  otherFlight: 'Part of us arrives on another flight',
  acceptPrice: 'Accept the new price',
  share: 'Share or continue elsewhere',
  replaceOrAdd: 'Replace your cart, or add to it?',
  saveTrip: 'Save for your trip',
  pickupDate: 'Pickup date',
  thanks: 'Thank you for your reservation!',
};

export type Words = Omit<typeof english, 'bookNow' | 'payAndBook'> & {
  /** With or without the amount. */
  bookNow: RegExp;
  payAndBook: RegExp;
};

const catalogs = {} as Record<Language, Map<string, string>>;
/** In each language, as its catalogs translate them. */
export const words = {} as Record<Language, Words>;
for (const language of languages) {
  catalogs[language] = await translationsIn(language);
  words[language] = wordsBy((text) => translate(language, text));
}

/** The texts in a language, by what translates them. */
export function wordsBy(translation: (text: string) => string): Words {
  const translated = Object.entries(english).map(([name, text]) => [name, translation(text)] as const);
  const own = Object.fromEntries(translated) as typeof english;
  return { ...own, bookNow: startOf(own.bookNow), payAndBook: startOf(own.payAndBook) };
}

/** An English text as the catalogs of a language translate it. */
export function translate(language: Language, text: string): string {
  const translation = catalogs[language].get(text);
  if (!translation) throw new Error(`No catalog translates "${text}" to ${language}`);
  return translation;
}

function startOf(text: string): RegExp {
  return new RegExp(`^${text.replace(' {amount}', '')}`);
}

async function translationsIn(locale: Language): Promise<Map<string, string>> {
  const translations = new Map<string, string>();
  for (const name of ['first-screen', 'rest']) {
    const filename = `locales/${locale}/${name}.po`;
    const context = { locale, sourceLocale: defaultLanguage, filename };
    const messages = await formatter().parse(await readFile(filename, 'utf8'), context);
    for (const { message = '', translation = '' } of Object.values(messages))
      translations.set(message, translation);
  }
  return translations;
}
