import * as v from 'valibot';
import { LanguageSchema, MinuteSchema, RefSchema, SecondSchema } from './values.ts';

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
