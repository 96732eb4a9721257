/**
 * The files whose words the first screens need: the home screen and the transfers box. They make the catalogs
 * `{language}-core`, so that nobody waits for the words of the checkout; all other words come with the other screens.
 */
export const coreMessages = [
  'elements',
  'src/ui',
  'src/shared',
  'src/views',
  'src/features/home',
  'src/features/search/airport-field.tsx',
  'src/features/search/route-map.tsx',
  'src/features/search/search-form.tsx',
  'src/features/search/search-box.tsx',
  'src/features/search/trip-dates.tsx',
  'src/features/search/use-search-form.ts',
];

/** Shared parts that no first screen shows: their words come with the others. */
export const laterMessages = [
  'src/shared/trip/past-dates-notice.tsx',
  'src/shared/trip/vehicle-rows.tsx',
  'src/shared/cart/added-to-cart.tsx',
  'src/shared/cart/restore-cart-button.tsx',
  'src/shared/cart/cart-nav.tsx',
  'src/shared/cart/cart-line-footer.tsx',
  'src/shared/sale/unknown-sale.tsx',
  'src/shared/cart/transfer-card.tsx',
  'src/shared/sale/payment-target.tsx',
  'src/shared/trip/trip-rows.tsx',
  'src/shared/trip/use-leg-heading.ts',
  'src/shared/cart/use-locked-reason.ts',
  'src/shared/trip/use-party-label.ts',
  'src/shared/sale/voucher-link.tsx',
];

/**
 * Pieces that load on their own, beside or after a screen: their words make the catalogs `{language}-pieces` and arrive
 * with them (`fullMessagesQuery`).
 */
export const pieceMessages = [
  'src/features/arrival',
  'src/features/checkout/cart/line-notices.tsx',
  'src/features/checkout/cart/unavailable-lines.tsx',
  'src/features/checkout/cart/repair-choices.tsx',
  'src/features/checkout/cart/share-dialog.tsx',
  'src/features/checkout/cart/use-issue-texts.ts',
  'src/features/checkout/cart/use-repairs.ts',
  'src/features/sale/trip-file',
  'src/features/info/pickup-timelines.tsx',
  'src/features/info/late-flight-notice.tsx',
  'src/features/prices/party-planner.tsx',
  'src/features/prices/split-notice.tsx',
  'src/features/prices/split-party-form.tsx',
  'src/features/prices/way-back-form.tsx',
  'src/shared/trip/moment-names.ts',
  'src/shared/trip/pickup-list.tsx',
];
