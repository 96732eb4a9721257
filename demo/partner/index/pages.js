/** Every page of this folder, by what it is to show. */
export const pageGroups = [
  {
    heading: 'The elements',
    pages: [
      {
        path: 'booking-engine.html',
        title: 'The whole storefront in a page',
        text: 'One tag in a hotel’s page: airport transfers from search to voucher, without touching the page’s address or history.',
      },
      {
        path: 'transfers-box.html',
        title: 'A search form at the top',
        text: 'The form opens prices in the storefront further down the same page; both share one trip and one cart.',
      },
      {
        path: 'activities.html',
        title: 'All four together',
        text: 'A list of tours, the quote box of one of them, and the cart: three elements, one storefront.',
      },
      {
        path: 'overlay.html',
        title: 'Book without leaving',
        text: 'No storefront stands on this page: it opens over it when somebody needs one, and focus returns.',
      },
    ],
  },
  {
    heading: 'At home on your page',
    pages: [
      {
        path: 'spanish-hotel.html',
        title: 'A Spanish hotel site',
        text: 'The same tag with its language, currency and colour chosen by attributes.',
      },
      {
        path: 'dark-page.html',
        title: 'A dark page',
        text: 'The storefront follows the page’s own colour scheme.',
      },
      {
        path: 'frame.html',
        title: 'The hosted page in a frame',
        text: 'The page and the frame talk: height, route, language, colours, and what the visitor does.',
      },
      {
        path: 'bare.html',
        title: 'A bare page',
        text: 'Nothing at all: what other pages are compared with, and a place to paste a snippet into.',
      },
    ],
  },
  {
    heading: 'When something is wrong',
    pages: [
      {
        path: 'rehearsal.html',
        title: 'Rehearse a fault',
        text: 'The storefront before a provider that is slow, wrong or away, as you choose.',
      },
      {
        path: 'provider-down.html',
        title: 'The provider is down',
        text: 'The settings fail: the visitor can try again, and the page’s own link stays in sight.',
      },
      {
        path: 'missing-address.html',
        title: 'A tag that is not set up yet',
        text: 'Without the provider’s address the element says what is missing and keeps the page’s own link.',
      },
    ],
  },
];

/** What the sandbox holds ready, by what it is good for. */
export const outcomeLists = [
  {
    heading: 'Coupons',
    items: [
      ['WELCOME10', '10 % off everything in the cart.'],
      ['SUNSET25', '25 % off.'],
      ['Anything else', 'Not valid, and said so.'],
    ],
  },
  {
    heading: 'Payments',
    items: [
      [
        'Card',
        'A bank’s page: approve, decline, cancel or leave it pending. Each currency has its own bank.',
      ],
      ['PayPal', 'A good card, one that is declined, one that fails, and a way out.'],
      ['Mercado Pago', 'Leaves for its page and comes back with the result; charges in pesos.'],
      ['Bank transfer, agreement, pay at arrival', 'Booked at once, paid later.'],
      ['Over $400', 'A part is paid now, the rest at arrival.'],
    ],
  },
  {
    heading: 'Places to type',
    items: [
      ['quinta', 'Quinta Luna in Playa del Carmen: every vehicle, both trips.'],
      ['Cozumel, 8 people', 'Vehicles exist, none fits: how many seats the largest has.'],
      ['Tulum airport to Chiquilá', 'Nobody drives there.'],
      ['Tulum airport', 'The driver waits at arrivals: no pickup time is asked for.'],
    ],
  },
  {
    heading: 'Tours to open',
    items: [
      ['Chichén Itzá', 'Several rates, kids and infants, transportation included.'],
      ['Catamaran to Isla Mujeres', 'Sold out in four, five and eleven days; few seats at 10:30.'],
      ['Taco walk', 'No transportation, evenings only.'],
    ],
  },
];

/** Faults that are worth seeing, in the sandbox's own notation. */
export const faults = [
  ['settings=503*2', 'A slow start', 'Settings fail twice and come the third time: the visitor only waits.'],
  ['prices=500*2', 'Prices fail', 'Try again keeps the trip.'],
  ['prices=4000ms', 'Prices take four seconds', 'The screen says that it is looking.'],
  ['places-autocomplete=drop', 'Suggestions are cut off', 'Typing goes on; contact stays at hand.'],
  ['validate-pickuptime=500', 'The pickup cannot be checked', 'Nothing is called valid that is not.'],
  ['summary=garbage*1', 'The cart’s answer is no answer', 'Another attempt, no wrong total.'],
  ['checkout=500', 'Booking fails', 'An apology with contact, and the button works again.'],
  ['checkout=drop', 'Booked, but the answer is lost', 'Nobody is asked to pay twice.'],
  ['all=900ms', 'Everything is slow', 'Skeletons of the final height, no jumps.'],
];
