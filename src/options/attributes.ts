import type { AnalyticsTarget } from '../schema/analytics.ts';
import { normalizeCurrencyCode } from '../schema/normalize-currency-code.ts';
import { attribute, type OptionsOf } from './attribute.ts';
import {
  absoluteUrl,
  apiUrl,
  color,
  flag,
  label,
  languageTag,
  matching,
  oneOf,
  pixels,
  relativeUrl,
  someOf,
  text,
  textOverrides,
  verbatim,
} from './attribute-parsers.ts';
import { pageFlag, pageParameter } from './page-parameter.ts';

/** Where a sale comes from; elements pass it on to whatever they hand off to. */
export const attributionAttributes = {
  /** The sales channel that is sent with the booking as written. Defaults to the page's query parameter `sc`. */
  salesChannel: attribute(verbatim, pageParameter('sc')),
  /** Names this place on your site, such as `lobby-qr`, in events and analytics; up to 64 characters. */
  placement: attribute(label),
};

/**
 * The attributes of all elements. Each attribute is defined once, here or in the table of its element: the comment that
 * partners read, then its parser, then its default. The types of the options, the lists of names, the list of boolean
 * attributes and the documentation are derived from it.
 */
export const commonAttributes = {
  /**
   * The provider's widget base path, an absolute URL. Defaults to the first `api-base` on the page; if there is none, the
   * element shows an error.
   */
  apiBase: attribute(apiUrl),
  /**
   * The language; `es-MX` is treated as `es`, `pt-BR` as `pt`, `fr-CA` as `fr`. Defaults to a language derived from the currency
   * and the browser.
   */
  lang: attribute(languageTag),
  /**
   * A JSON file with the texts of another language, absolute or relative to the page. Without `lang`, its language is shown;
   * otherwise visitors can choose it. See [languages](languages.md).
   */
  localeUrl: attribute(relativeUrl),
  /** A currency code, case-insensitive; if missing or not accepted, the company's first currency is used. */
  currency: attribute(matching(/^[a-z]{3}$/i, 'a currency code', normalizeCurrencyCode)),
  ...attributionAttributes,
  /**
   * A coupon code of up to 40 characters that is applied when the visitor opens the cart. Defaults to the page's query
   * parameter `coupon`.
   */
  coupon: attribute(matching(/^.{1,40}$/, 'a coupon code'), pageParameter('coupon')),
  /** Marks every request as a preview. Defaults to the page's query parameter `preview`. */
  preview: attribute(flag, pageFlag('preview')),
  /** Hides the buttons for one-way trips. Defaults to the page's query parameter `howp`. */
  hideOnewayPrices: attribute(flag, pageFlag('howp')),
  /** Hides the buttons for round trips. Defaults to the page's query parameter `hrtp`. */
  hideRoundtripPrices: attribute(flag, pageFlag('hrtp')),
  /** A host name that is sent with every request as `X-Development-Host`; triggers a CORS preflight. */
  developmentHost: attribute(matching(/^[\w.-]+(:\d+)?$/, 'a host name')),
  /**
   * Registers tools with which an assistant in the visitor's browser can search, quote and fill the cart, but not book. Whatever
   * it changes is shown to the visitor, and can be undone.
   */
  agents: attribute(flag, false),
  /**
   * A Google Maps key whose project has the Maps JavaScript API and the Routes API enabled. Without a key, no map is
   * shown.
   */
  mapsKey: attribute(text),
  /** The URL of the hosted page, used for new tabs and for payment steps that have to leave this page. */
  hostedUrl: attribute(absoluteUrl),
  /** Receivers of analytics events besides the DOM, separated by spaces, or `off`. @default off */
  analytics: attribute(someOf<AnalyticsTarget>('datalayer', 'gtag', 'provider'), []),
  /**
   * The visitor's consent to analytics and Google Maps. `auto` takes it from the consent tool on your page, and means denied
   * until that has answered. Without it, maps are shown and `analytics` takes effect at once.
   */
  consent: attribute(oneOf('granted', 'denied', 'auto')),
  /** Elements with the same scope share a cart; each scope has its own. @default default */
  cartScope: attribute(matching(/^[\w-]{1,32}$/, 'up to 32 letters, digits, _ and -'), 'default'),
  /** Where the cart is stored: in the tab's session storage, or in memory until the page is closed. @default session */
  storage: attribute(oneOf('session', 'memory'), 'session'),
  /** `inherit` follows the page's colour scheme, `auto` the system's. @default inherit */
  colorScheme: attribute(oneOf('light', 'dark', 'auto', 'inherit'), 'inherit'),
  /** Any CSS colour. Defaults to the company's. Text on it is black or white, whichever has more contrast. */
  primaryColor: attribute(color),
  /** Any CSS colour. By default the page shows through. */
  backgroundColor: attribute(color),
  /** Any CSS colour. */
  textColor: attribute(color),
  /** A list of font names, or `inherit` for the page's font. @default inherit */
  fontFamily: attribute(text, 'inherit'),
  /** The corner radius in pixels, such as `8` or `8px`. @default 12px */
  radius: attribute(pixels, 12),
  /** How tight the layout is. @default comfortable */
  density: attribute(oneOf('comfortable', 'compact'), 'comfortable'),
  /**
   * Reports, as `booking-vitals`, how long our scripts delayed the page and how far our elements shifted its layout, where the
   * browser measures that.
   */
  vitals: attribute(flag, false),
  /** Added to third-party scripts that are loaded on demand, for pages with a strict content security policy. */
  nonce: attribute(text),
};

/** The additional attributes of widgets, which hand their visitors off to an engine. */
export const handOffAttributes = {
  /**
   * Where the visitor continues: in a `<booking-engine>`, an overlay, the hosted page, or wherever your listener sends them.
   * @default auto
   */
  openMode: attribute(oneOf('auto', 'engine', 'overlay', 'page', 'event'), 'auto'),
  /** The id of the `<booking-engine>` to continue in. */
  target: attribute(text),
};

/** The page's custom texts, keyed by the English text that they replace: an object, so in practice only a property. */
export const labelsProperty = { labels: attribute(textOverrides, {}) };

export type ElementOptions = OptionsOf<typeof commonAttributes>;
export type HandOffOptions = OptionsOf<typeof handOffAttributes>;

/** Where a widget can hand off to: an engine on the page, an overlay, the hosted page, or the host page's listener. */
export type OpenMode = Exclude<HandOffOptions['openMode'], 'auto'>;
