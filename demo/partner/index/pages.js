/** Every page of this folder, by what it demonstrates. The sites have their heading in the page. */
export const pageGroups = [
  {
    kind: 'sites',
    pages: [
      {
        path: 'booking-engine.html',
        title: 'A hotel by the sea',
        text: 'The whole storefront in one tag: transfers from search to voucher, leaving the page’s URL and history untouched.',
        picture: 'hotel',
      },
      {
        path: 'activities.html',
        title: 'A travel blog',
        text: 'A list of tours, the quote box of one of them, and the cart between the paragraphs: three elements, one storefront.',
        picture: 'blog',
      },
      {
        path: 'dark-page.html',
        title: 'A beach bar at night',
        text: 'The storefront follows the page’s own dark colour scheme, with a button in the colour of its lamps.',
        picture: 'bar',
      },
    ],
  },
  {
    heading: 'More ways to embed, and what happens when something fails',
    pages: [
      {
        path: 'transfers-box.html',
        title: 'A search form at the top',
        text: 'The form opens prices in the storefront further down the same page; both share one trip and one cart.',
      },
      {
        path: 'overlay.html',
        title: 'Book without leaving',
        text: 'No storefront on this page: it opens above it on demand, and focus returns.',
      },
      {
        path: 'links.html',
        title: 'An article with links',
        text: 'No tag at all: the links of the text open the storefront above the page, and one of them has become a form.',
      },
      {
        path: 'spanish-hotel.html',
        title: 'A Spanish hotel site',
        text: 'The same tag with its language, currency and colour chosen by attributes.',
      },
      {
        path: 'any-language.html',
        title: 'A language of your own',
        text: 'A file beside the page has the texts in German, which the storefront does not come with.',
      },
      {
        path: 'locked-hotel.html',
        title: 'A hotel after the booking',
        text: 'The hotel is the fixed destination; dates and guests come from the page’s own query.',
      },
      {
        path: 'frame.html',
        title: 'The hosted page in a frame',
        text: 'Page and frame exchange messages: height, route, language, colours, events.',
      },
      {
        path: 'bare.html',
        title: 'A bare page',
        text: 'An empty page: a baseline for the others, and a place to paste a snippet.',
      },
      {
        path: 'rehearsal.html',
        title: 'Rehearse a fault',
        text: 'The storefront with a provider that is slow, broken or down, as you choose.',
      },
      {
        path: 'moved-reality.html',
        title: 'Cart validation',
        text: 'Sell out a tour or change a price: the cart shows it, with a way to resolve it.',
      },
      {
        path: 'trip-links.html',
        title: 'A cart that travels',
        text: 'A link carries the cart, and where the sale came from, to another device.',
      },
    ],
  },
  {
    kind: 'folded',
    heading: 'Behind the scenes: consent, assistants, costs, mistakes',
    pages: [
      {
        path: 'consent.html',
        title: 'Nothing before consent',
        text: 'Accept or decline in the page’s consent tool: the map and analytics follow.',
      },
      {
        path: 'assistant.html',
        title: 'An assistant fills the cart',
        text: 'A stand-in for an assistant in the browser uses the storefront’s tools; the visitor can undo it.',
      },
      {
        path: 'vitals.html',
        title: 'What the storefront costs the page',
        text: 'Long frames, script time and layout shifts of its own, as events of the page.',
      },
      {
        path: 'provider-down.html',
        title: 'The provider is down',
        text: 'The settings fail: the visitor can try again, and the page’s own link stays visible.',
      },
      {
        path: 'missing-address.html',
        title: 'A tag that is not set up yet',
        text: 'Without the provider’s URL, it says what is missing, above the page’s own link.',
      },
    ],
  },
  {
    kind: 'folded',
    heading: 'Sites that replace the page: Turbo, htmx, swup, view transitions',
    pages: [
      {
        path: 'navigation/turbo.html',
        title: 'A site with Turbo',
        text: 'Turbo replaces the page on every link; the storefront stays, with its route and its cart.',
      },
      {
        path: 'navigation/htmx.html',
        title: 'A site with htmx',
        text: 'Boosted links replace the body; the storefront is preserved.',
      },
      {
        path: 'navigation/swup.html',
        title: 'A site with swup',
        text: 'Only the main part is replaced; the storefront stands outside.',
      },
      {
        path: 'navigation/view-transition.html',
        title: 'A site with view transitions',
        text: 'Each link loads another document with a cross-fade; the cart comes along.',
      },
      {
        path: 'navigation/same-document.html',
        title: 'View transitions within a page',
        text: 'A script swaps articles and moves the storefront, which keeps its screen.',
      },
    ],
  },
  {
    kind: 'folded',
    heading: 'Hostile pages: twenty difficult sites',
    pages: [
      {
        path: 'hostile/bare.html',
        title: 'A bare page',
        text: 'The baseline: the elements must look the same on all the others.',
      },
      {
        path: 'hostile/style-reset.html',
        title: 'A page that unsets everything',
        text: 'Its style sheet unsets every property of every element and hides what it can.',
      },
      {
        path: 'hostile/quirks-mode.html',
        title: 'A page in quirks mode',
        text: 'No doctype, so browsers lay it out as in 1998.',
      },
      {
        path: 'hostile/small-root.html',
        title: 'A page that counts in tens',
        text: 'A root font size of 62.5 %, which our sizes do not depend on.',
      },
      {
        path: 'hostile/tiny-root.html',
        title: 'A page with tiny letters',
        text: 'A root font size of 8 pixels, which the body inherits.',
      },
      {
        path: 'hostile/right-to-left.html',
        title: 'A right-to-left page',
        text: 'The page is set right to left; the storefront is in English and stays left to right.',
      },
      {
        path: 'hostile/narrow-column.html',
        title: 'A narrow column on a wide page',
        text: '280 pixels on a wide screen: the layout follows the column, not the window.',
      },
      {
        path: 'hostile/clipped-ancestors.html',
        title: 'A page that clips and transforms',
        text: 'Overlays and lists are not clipped with the box around the storefront.',
      },
      {
        path: 'hostile/high-neighbours.html',
        title: 'A page with pushy neighbours',
        text: 'A cookie bar and a chat bubble with the highest possible z-index.',
      },
      {
        path: 'hostile/shortcuts.html',
        title: 'A page with keyboard shortcuts',
        text: 'Typing into our fields does not trigger the page’s shortcuts.',
      },
      {
        path: 'hostile/inside-form.html',
        title: 'A page that is one big form',
        text: 'The storefront’s fields do not belong to the form, and Enter does not submit it.',
      },
      {
        path: 'hostile/clobbered-names.html',
        title: 'A page whose names get in the way',
        text: 'A form called gtag, a link called dataLayer: names that scripts use for something else.',
      },
      {
        path: 'hostile/old-prototypes.html',
        title: 'A page with an old library',
        text: 'Methods on every array, function, string and object, as in 2008.',
      },
      {
        path: 'hostile/base-address.html',
        title: 'A page with a base address',
        text: 'The page’s relative URLs lead to another site; ours do not.',
      },
      {
        path: 'hostile/shadow-root.html',
        title: 'A page made of components',
        text: 'Inside the shadow root of a component inside another.',
      },
      {
        path: 'hostile/single-page-app.html',
        title: 'A page that is an application',
        text: 'A router that replaces everything on each navigation; the cart stays.',
      },
      {
        path: 'hostile/stripped-tags.html',
        title: 'A page whose editor strips tags',
        text: 'What editors and tag managers leave of the snippet still becomes the elements.',
      },
      {
        path: 'hostile/double-load.html',
        title: 'A page that loads the script three times',
        text: 'Module, single file and module again: the first one wins.',
      },
      {
        path: 'hostile/strict-policy.html',
        title: 'A page with a strict content policy',
        text: 'No inline script, no style sheet, and HTML from scripts only through one named policy.',
      },
      {
        path: 'hostile/strict-policy-bundle.html',
        title: 'A strict policy and the single file',
        text: 'The same policy, with one pinned classic script.',
      },
    ],
  },
];

/** What the sandbox provides, by purpose. */
export const outcomeLists = [
  {
    heading: 'Coupons',
    items: [
      ['WELCOME10', '10 % off everything in the cart.'],
      ['SUNSET25', '25 % off.'],
      ['Anything else', 'Rejected, with a message.'],
    ],
  },
  {
    heading: 'Payments',
    items: [
      [
        'Card',
        'A bank’s page: approve, decline, cancel or leave it pending. Each currency has its own bank.',
      ],
      ['PayPal', 'A card that works, one that is declined, one that fails, and Cancel.'],
      ['Mercado Pago', 'Leaves for its page and comes back with the result; charges in pesos.'],
      ['Bank transfer, agreement, pay at arrival', 'Booked now, paid later.'],
      ['Over $400', 'A part is paid now, the rest at arrival.'],
    ],
  },
  {
    heading: 'Places to type',
    items: [
      ['quinta', 'Quinta Luna in Playa del Carmen: every vehicle, both trips.'],
      ['Cozumel, 8 people', 'No vehicle fits; the screen says how many people the largest takes.'],
      ['Tulum airport to Chiquilá', 'No service on this route.'],
      ['Tulum airport', 'The driver waits at arrivals, so there is no pickup time to enter.'],
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

/** Faults worth seeing, in the sandbox's notation. */
export const faults = [
  ['settings=503*2', 'A slow start', 'Settings fail twice, then load: the visitor only waits.'],
  ['prices=500*2', 'Prices fail', 'Try again keeps the trip.'],
  ['prices=4000ms', 'Prices take four seconds', 'The screen says that it is still loading.'],
  [
    'places-autocomplete=drop',
    'Suggestions fail',
    'Visitors can keep typing, and contact details stay at hand.',
  ],
  [
    'validate-pickuptime=500',
    'The pickup cannot be checked',
    'An unchecked pickup is never marked as valid.',
  ],
  ['summary=garbage*1', 'The cart receives garbage', 'A retry, and never a wrong total.'],
  ['checkout=500', 'Booking fails', 'An apology with contact details; the button works again.'],
  ['checkout=drop', 'Booked, but the response is lost', 'No visitor books twice by accident.'],
  ['all=900ms', 'Everything is slow', 'Skeletons of the final height, no jumps.'],
];
