import * as v from 'valibot';
import { partyEntries } from './party.ts';
import {
  CurrencySchema,
  LanguageSchema,
  MinuteSchema,
  RefSchema,
  SecondSchema,
  SessionSchema,
} from './values.ts';

export const PricesRequestSchema = v.strictObject({
  from: RefSchema,
  to: RefSchema,
  serviceDateTime: v.nullable(SecondSchema),
  returnDateTime: v.nullable(SecondSchema),
  ...partyEntries,
  currency: CurrencySchema,
  lang: LanguageSchema,
  sessionToken: SessionSchema,
});

export const PickupByFlightRequestSchema = v.strictObject({
  from: RefSchema,
  to: RefSchema,
  flightDatetime: SecondSchema,
  flightTrip: v.picklist(['arrival', 'departure']),
  flightType: v.picklist(['nat', 'int']),
});

export const PickupValidationRequestSchema = v.strictObject({
  lang: LanguageSchema,
  price: RefSchema,
  pickupDatetime: MinuteSchema,
});
