import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

/**
 * What two screens or more need at the same time, by the beginnings of paths. Alone, each piece would be a request for a
 * few hundred bytes. A screen keeps a chunk of its own: its budget is measured by it.
 */
const neededTogether = {
  'cart-check': [
    'src/domain/cart-issues.',
    'src/domain/line-issues.',
    'src/domain/trip-sense.',
    'src/storefront/flows/accept-prices.',
    'src/storefront/flows/check-cart.',
  ],
  /** Hardly any page ever needs them. */
  failures: [
    'elements/core/fatal-error.',
    'elements/core/missing-api-base.',
    'elements/core/too-old.',
    'src/views/config-error.',
  ],
  'engine-failures': ['src/features/payments/redirecting-from-overlay.', 'src/views/failed-screen.'],
  cards: ['src/shared/added-to-cart.', 'src/shared/cart-nav.', 'src/ui/card-media.'],
  'cart-summary': ['src/api/cart.', 'src/domain/amounts-due.', 'src/schema/cart-summary.'],
  dialog: ['src/shared/contact-dialog.', 'src/ui/dialog.'],
  'full-messages': ['src/shared/full-messages.', 'src/shared/full-messages-query.'],
  icons: [
    'node_modules/lucide-react/dist/esm/icons/check.',
    'node_modules/lucide-react/dist/esm/icons/chevron-right.',
    'node_modules/lucide-react/dist/esm/icons/clock.',
    'node_modules/lucide-react/dist/esm/icons/lock.',
    'node_modules/lucide-react/dist/esm/icons/users.',
  ],
  order: [
    'src/domain/cart-totals.',
    'src/domain/order.',
    'src/schema/sort-keys.',
    'src/platform/tabs.',
    'src/shared/order-channel.',
  ],
  payments: ['src/api/payments.', 'src/features/payments/payment-step.'],
  'payment-links': [
    'src/domain/payment.',
    'src/shared/payment-link.',
    'src/shared/redirect-link.',
    'src/shared/voucher-link.',
  ],
  'pickup-moments': [
    'src/domain/duration-text.',
    'src/domain/pickup-moments.',
    'src/domain/plus-minutes.',
    'src/domain/sale-pickup.',
    'src/shared/moment-names.',
    'src/shared/pickup-list.',
  ],
  prices: [
    'src/api/prices.',
    'src/domain/party.',
    'src/domain/pickup.',
    'src/domain/prices.',
    'src/features/transfers/use-prices.',
    'src/shared/trip-rows.',
    'src/storefront/flows/choose-price.',
  ],
  sales: [
    'src/api/sales.',
    'src/platform/page-return.',
    'src/schema/payment.',
    'src/schema/sale.',
    'src/schema/time-zone.',
    'src/shared/date-time-text.',
    'src/shared/payment-target.',
    'src/shared/sale-error.',
    'src/shared/use-sale-completed.',
  ],
  'rich-text': [
    'src/features/checkout/policies-dialog.',
    'src/platform/plain-tags.',
    'src/platform/safe-html.',
    'src/shared/rich-text.',
  ],
  'trip-arrival': [
    'src/domain/renewed-lines.',
    'src/features/arrival/arriving-trip.',
    'src/features/arrival/use-arrival.',
    'src/storefront/flows/renew-trip.',
    'src/storefront/flows/take-in-trip.',
  ],
  'trip-link': [
    'src/domain/carry-cart.',
    'src/domain/lost-line.',
    'src/features/checkout/lost-lines.',
    'src/features/checkout/share-dialog.',
    'src/platform/compressed-text.',
    'src/platform/share.',
    'src/schema/carried-cart.',
    'src/schema/lost-line.',
    'src/shared/trip-link.',
    'src/storefront/flows/choose-again.',
    'src/storefront/trip-text.',
    'src/views/trip-link.',
  ],
  tours: [
    'src/api/tours.',
    'src/domain/tours.',
    'src/features/tours/destination-field.',
    'src/features/tours/hand-off-provider.',
    'src/schema/tour.',
    'src/shared/tour-facts.',
    'src/shared/use-tour-labels.',
  ],
  'tour-quote': [
    'src/domain/quote.',
    'src/domain/tour-cutoff.',
    'src/domain/tour-days.',
    'src/features/tours/date-calendar.',
    'src/features/tours/no-availability.',
    'src/features/tours/quote-',
    'src/features/tours/rate-',
    'src/features/tours/tour-page.css',
    'src/features/tours/tour-error.',
    'src/features/tours/tour-quote.',
    'src/features/tours/use-add-tour.',
    'src/features/tours/use-quote',
    'src/features/tours/use-tour-again.',
    'src/features/tours/use-tour.',
    'src/options/activity-quote-attributes.',
  ],
  transfers: [
    'node_modules/lucide-react/dist/esm/icons/car.',
    'node_modules/lucide-react/dist/esm/icons/pencil.',
    'node_modules/lucide-react/dist/esm/icons/trash.',
    'src/api/pickup.',
    'src/domain/drive-key.',
    'src/domain/driving-time.',
    'src/domain/legs.',
    'src/domain/transfer.',
    'src/domain/trip.',
    'src/shared/cart-line-footer.',
    'src/shared/line-card.',
    'src/shared/transfer-card.',
    'src/shared/use-leg-heading.',
    'src/storefront/driving-minutes.',
    'src/storefront/flows/transfer.',
    'src/ui/text-field.',
  ],
};

/** They contain what is listed and nothing that it imports. */
export const smallChunks: Rolldown.CodeSplittingGroup[] = Object.entries(neededTogether).map(
  ([name, paths]) => {
    const beginnings = paths.map(fromRoot);
    return {
      name,
      test: (id: string) => beginnings.some((beginning) => id.startsWith(beginning)),
      includeDependenciesRecursively: false,
    };
  },
);

/** Fails if nothing has the path any more: what was moved would leave its chunk unnoticed. */
function fromRoot(path: string): string {
  const beginning = fileURLToPath(new URL(`../${path}`, import.meta.url));
  const siblings = readdirSync(dirname(beginning));
  if (siblings.some((name) => name.startsWith(basename(beginning)))) return beginning;
  throw new Error(`build/small-chunks.ts names ${path}, but no file is called so`);
}

/** Chunks that most visits do without: for trip links, for what pages say of the trip, and for what fails. */
export const optionalChunks = ['failures', 'trip-arrival', 'trip-link', 'trip-preset'] as const;

/**
 * What else most visits do without: what a click asks for, what only some carts, parties or bookings need, and what only
 * some pages have: a key for maps, texts or a form of their own.
 */
const onlySometimes = [
  'src/features/checkout/line-issues.',
  'src/features/sale/save-calendar.',
  'src/features/sale/trip-file/',
  'src/features/transfers/other-way',
  'src/features/transfers/planned-info.',
  'src/features/transfers/route-map.',
  'src/features/transfers/split-notice.',
  'src/features/transfers/trip-preset.',
  'src/i18n/labels.',
  'src/shared/unknown-sale.',
  'src/storefront/flows/check-tours.',
  'src/views/first-form/declared-form.',
];

const optional = [...neededTogether['trip-link'], ...neededTogether['trip-arrival'], ...onlySometimes].map(
  fromRoot,
);

/** Whether a module, by its path, belongs to a piece that most visits do without. */
export function isOptional(id: string): boolean {
  return optional.some((beginning) => id.startsWith(beginning));
}
