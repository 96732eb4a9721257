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
  'src/features/transfers/airport-field.tsx',
  'src/features/transfers/route-map.tsx',
  'src/features/transfers/search-form.tsx',
  'src/features/transfers/transfers-box.tsx',
  'src/features/transfers/trip-dates.tsx',
  'src/features/transfers/use-search-form.ts',
];

/** Shared parts that no first screen shows: their words come with the others. */
export const laterMessages = [
  'src/shared/added-to-cart.tsx',
  'src/shared/restore-cart-button.tsx',
  'src/shared/cart-nav.tsx',
  'src/shared/cart-line-footer.tsx',
  'src/shared/unknown-sale.tsx',
  'src/shared/transfer-card.tsx',
  'src/shared/payment-target.tsx',
  'src/shared/trip-rows.tsx',
  'src/shared/use-leg-heading.ts',
  'src/shared/use-locked-reason.ts',
  'src/shared/use-party-label.ts',
  'src/shared/voucher-link.tsx',
];

/**
 * Pieces that load on their own, beside or after a screen: their words make the catalogs `{language}-pieces` and arrive
 * with them (`fullMessagesQuery`).
 */
export const pieceMessages = [
  'src/features/arrival',
  'src/features/checkout/line-issues.tsx',
  'src/features/checkout/lost-lines.tsx',
  'src/features/checkout/repair-choices.tsx',
  'src/features/checkout/share-dialog.tsx',
  'src/features/checkout/use-issue-texts.ts',
  'src/features/checkout/use-repairs.ts',
  'src/features/sale/trip-file',
  'src/features/transfers/pickup-timelines.tsx',
  'src/features/transfers/late-flight.tsx',
  'src/features/transfers/party-planner.tsx',
  'src/features/transfers/split-notice.tsx',
  'src/features/transfers/split-party-form.tsx',
  'src/features/transfers/way-back-form.tsx',
  'src/shared/moment-names.ts',
  'src/shared/pickup-list.tsx',
];
