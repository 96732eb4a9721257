/* The part of the public API that no declaration describes. */

interface Slot {
  name: string;
  description: string;
  /** The tags of the elements that have it; all by default. */
  in?: readonly string[];
}

export const slots: readonly Slot[] = [
  {
    name: '',
    description:
      'The fallback: shown until the script has run, without JavaScript, and when the storefront fails to load.',
  },
  { name: 'header', description: 'Above the navigation.' },
  { name: 'footer', description: 'Below everything.' },
  {
    name: 'empty',
    description: 'Replaces the message of an empty list or cart.',
    in: ['booking-engine', 'activities-list'],
  },
  {
    name: 'booking-map',
    description: 'Filled by the element itself: the map of the route.',
    in: ['booking-engine', 'transfers-box'],
  },
  {
    name: 'booking-wallet',
    description: 'Filled by the element itself: the wallet buttons.',
    in: ['booking-engine'],
  },
];

/** Name, description and default. */
export const cssProperties = [
  ['--booking-color-primary', 'Buttons and links; defaults to the company’s colour.'],
  [
    '--booking-color-on-primary',
    'Text on the primary colour; defaults to black or white, whichever has more contrast.',
  ],
  ['--booking-color-surface', 'Page background.'],
  ['--booking-color-surface-raised', 'Cards, dialogs and lists.'],
  ['--booking-color-text', 'Text.'],
  ['--booking-color-text-muted', 'Secondary text.'],
  ['--booking-color-border', 'Borders of cards.'],
  ['--booking-color-success', 'Success messages.'],
  ['--booking-color-warning', 'Warnings.'],
  ['--booking-color-danger', 'Errors.'],
  ['--booking-color-focus', 'The focus ring.'],
  ['--booking-font-family', 'The font family.'],
  ['--booking-font-size', 'The base font size, from which the other sizes derive.', '16px'],
  ['--booking-radius', 'The corner radius.', '12px'],
  ['--booking-space', 'The spacing unit.', '4px'],
  ['--booking-control-height', 'The height of buttons and fields.', '44px'],
  ['--booking-shadow', 'The shadow of floating surfaces.'],
  ['--booking-max-width', 'The maximum width of the storefront.'],
  ['--booking-duration', 'The duration of transitions.'],
] as const;

/** For `::part(…)`. */
export const cssParts = (
  'root navigation heading card card-media card-title price field label input select button button-primary ' +
  'button-secondary icon-button stepper summary total cart-line discount alert skeleton dialog map'
).split(' ');

/** For `:state(…)`: name and description. */
export const cssStates = [
  ['loading', 'Settings or code are loading.'],
  ['ready', 'It is ready to use.'],
  ['error', 'It cannot be used; the visitor sees the reason.'],
  ['offline', 'The browser has no connection.'],
  ['empty', 'There is nothing to show.'],
  ['has-cart', 'The cart is not empty.'],
  ['submitting', 'A booking is being submitted.'],
  ['open', 'The overlay is open.'],
] as const;
