/** What stands in no code: the parts of an element that its documentation names. */
export const slots: readonly { name: string; description: string; in?: readonly string[] }[] = [
  {
    name: '',
    description:
      'Shown before the script runs, without JavaScript, and again when nothing else can be shown.',
  },
  { name: 'header', description: 'Above the navigation.' },
  { name: 'footer', description: 'Below everything.' },
  {
    name: 'empty',
    description: 'In place of an empty list or cart.',
    in: ['booking-engine', 'activities-list'],
  },
  {
    name: 'booking-map',
    description: 'Made by the element itself: the map of the route.',
    in: ['booking-engine', 'transfers-box'],
  },
  {
    name: 'booking-wallet',
    description: 'Made by the element itself: the buttons of a wallet.',
    in: ['booking-engine'],
  },
];

export const cssProperties = [
  ['--booking-color-primary', 'Buttons and links: the company’s colour.'],
  ['--booking-color-on-primary', 'Text on it; without it black or white, whichever reads better.'],
  ['--booking-color-surface', 'The ground.'],
  ['--booking-color-surface-raised', 'Cards, dialogs and lists.'],
  ['--booking-color-text', 'Text.'],
  ['--booking-color-text-muted', 'Text of second rank.'],
  ['--booking-color-border', 'Lines around cards.'],
  ['--booking-color-success', 'What went well.'],
  ['--booking-color-warning', 'What to look at.'],
  ['--booking-color-danger', 'What went wrong.'],
  ['--booking-color-focus', 'The ring around what has the focus.'],
  ['--booking-font-family', 'The font.'],
  ['--booking-font-size', 'The size of text, from which the other sizes follow.', '16px'],
  ['--booking-radius', 'The roundness of corners.', '12px'],
  ['--booking-space', 'The unit of distances.', '4px'],
  ['--booking-control-height', 'The height of buttons and fields.', '44px'],
  ['--booking-shadow', 'The shadow of what floats.'],
  ['--booking-max-width', 'The greatest width of the storefront.'],
  ['--booking-duration', 'How long changes take to show.'],
] as const;

export const cssParts = (
  'root navigation heading card card-media card-title price field label input select button button-primary ' +
  'button-secondary icon-button stepper summary total cart-line discount alert skeleton dialog map'
).split(' ');

export const cssStates = [
  ['loading', 'Settings or code are on their way.'],
  ['ready', 'It can be used.'],
  ['error', 'It cannot be used; the visitor sees why.'],
  ['offline', 'The browser has no connection.'],
  ['empty', 'There is nothing to show.'],
  ['has-cart', 'The cart is not empty.'],
  ['submitting', 'A booking is under way.'],
  ['open', 'The overlay is open.'],
] as const;
