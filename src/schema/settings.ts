import * as v from 'valibot';
import { CurrencyCodeSchema } from './currency-code-schema.ts';
import { object } from './object.ts';
import { FlagSchema, OptionalTextSchema, RequiredTextSchema, TextSchema } from './wire-values.ts';
import { listOf } from './wire-lists.ts';

/** The company's branding, what it sells, and its contact details. */
export const SettingsSchema = object({
  companyTitle: TextSchema,
  backgroundUrl: OptionalTextSchema,
  iconUrl: OptionalTextSchema,
  logoUrl: OptionalTextSchema,
  googleGa4: OptionalTextSchema,
  primaryColor: OptionalTextSchema,
  /** Lower-case codes; the first is the default. */
  currencies: v.pipe(listOf(CurrencyCodeSchema), v.minLength(1)),
  hasTransfers: FlagSchema,
  hasExtras: FlagSchema,
  tourCategories: listOf(object({ name: RequiredTextSchema, slug: RequiredTextSchema })),
  showTaxesIncludedLabel: FlagSchema,
  /** Whether visitors can also open their voucher without prices. */
  showBtnNoPrices: FlagSchema,
  contactPhone: OptionalTextSchema,
  contactEmail: OptionalTextSchema,
  whatsappPhone: OptionalTextSchema,
});
export type Settings = v.InferOutput<typeof SettingsSchema>;
export type TourCategory = Settings['tourCategories'][number];
