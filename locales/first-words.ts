/**
 * The files whose words the first screens need: the home screen and the transfers box. They make the catalogs
 * `{language}-first`, so that nobody waits for the words of the checkout; all other words come with the other screens.
 */
export const firstWords = [
  'elements',
  'src/ui',
  'src/parts',
  'src/views',
  'src/features/home',
  'src/features/transfers/airport-field.tsx',
  'src/features/transfers/route-map.tsx',
  'src/features/transfers/route-preview.tsx',
  'src/features/transfers/search-form.tsx',
  'src/features/transfers/transfers-box.tsx',
  'src/features/transfers/trip-dates.tsx',
  'src/features/transfers/use-search-form.ts',
];

/** Shared parts that no first screen shows: their words come with the others. */
export const laterParts = [
  'src/parts/cart-back.tsx',
  'src/parts/continue-to-cart.tsx',
  'src/parts/line-foot.tsx',
  'src/parts/sale-problem.tsx',
  'src/parts/transfer-card.tsx',
  'src/parts/unsafe-payment-link.tsx',
  'src/parts/use-locked-reason.ts',
  'src/parts/voucher-link.tsx',
];
