import { msg } from '@lingui/core/macro';
import { voucherUrl } from '../../../api/sales.ts';
import { emailLink, phoneLink, smsLink, whatsappLink } from '../../../lib/contact-links.ts';
import { customerName } from '../../../sale/customer-name.ts';
import { driverSign } from '../../../sale/driver-sign.ts';
import type { Sale } from '../../../schema/sale.ts';
import type { Settings } from '../../../schema/settings.ts';
import { outstandingText } from '../../../shared/sale/outstanding-text.ts';
import { qrPath } from '../../../ui/content/qr-code/qr-path.ts';
import type { TripContents } from './trip-page.ts';
import { driverRides, tripServices } from './trip-services.ts';
import type { FileLocale } from './trip-texts.ts';

/** What a trip file is made from. */
export interface SavedTrip {
  sale: Sale;
  settings: Settings;
  apiBase: string;
  /** Whether the file and the voucher that it links hide the prices, as the voucher from which the trip is saved does. */
  hidePrices: boolean;
  /** Formats an amount. */
  money: (amount: number, currency: string) => string;
  /** The visitor's language, for everything but the driver's card. */
  locale: FileLocale;
  /** The language of the driver's card. */
  driverLocale: FileLocale;
}

/** The contents of the trip file, in its two languages. */
export function tripContents(trip: SavedTrip): TripContents {
  const { sale, settings, locale, hidePrices, money } = trip;
  const { i18n, language } = locale;
  const { confirmation_ref: reference } = sale;
  const { companyTitle: company } = settings;
  const name = customerName(sale);
  const greeting =
    name && reference
      ? i18n._(msg`Hello, this is ${name}. My booking reference is ${reference}.`)
      : referenceText(reference, locale);
  return {
    lang: language,
    dir: locale.dateLocale.direction,
    title: i18n._(msg`Your trip`),
    company,
    brandColor: brandColorOf(settings),
    reference: { label: i18n._(msg`Confirmation`), value: reference },
    toPay: hidePrices ? undefined : outstandingText(sale, i18n, money),
    note: i18n._(msg`All times are local times at your destination.`),
    services: tripServices(sale, driverSign(sale, settings), locale),
    contact: contactOf(settings, greeting, locale),
    voucher: voucherLink(trip),
    driver: driverCard(trip, name),
  };
}

/** The company's colour, if it is one that cannot be anything else in a style sheet. */
function brandColorOf({ primaryColor = '' }: Settings): string | undefined {
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(primaryColor) ? primaryColor : undefined;
}

function voucherLink({ sale, apiBase, hidePrices, locale: { i18n } }: SavedTrip): TripContents['voucher'] {
  const href = voucherUrl(apiBase, sale.token, { hidePrices });
  return {
    href,
    text: i18n._(msg`Open the voucher`),
    codeLabel: i18n._(msg`QR code of the voucher`),
    code: qrPath(href),
  };
}

/** What the visitor shows the driver, in the driver's language. */
function driverCard({ sale, settings, driverLocale }: SavedTrip, name: string): TripContents['driver'] {
  const { i18n, language } = driverLocale;
  const { confirmation_ref: reference } = sale;
  const { companyTitle: company } = settings;
  return {
    lang: language,
    dir: driverLocale.dateLocale.direction,
    heading: i18n._(msg`For the driver`),
    sentence:
      company && reference
        ? i18n._(msg`I am travelling with ${company}. My booking reference is ${reference}.`)
        : referenceText(reference, driverLocale),
    name,
    rides: driverRides(sale, driverLocale),
  };
}

/** Replaces a sentence that also needs a name or a company which is unknown; empty without a reference. */
function referenceText(reference: string, { i18n }: FileLocale): string {
  return reference && i18n._(msg`Confirmation: ${reference}`);
}

/** Links to the company's contact details in the settings; those for messages start with the greeting. */
function contactOf(settings: Settings, greeting: string, { i18n }: FileLocale): TripContents['contact'] {
  const { contactPhone, contactEmail, whatsappPhone, companyTitle } = settings;
  const links: { href: string; text: string }[] = [];
  if (contactPhone) {
    links.push({ href: phoneLink(contactPhone), text: i18n._(msg`Call ${contactPhone}`) });
    links.push({ href: smsLink(contactPhone, greeting), text: i18n._(msg`Text us with your reference`) });
  }
  if (whatsappPhone) {
    const text = i18n._(msg`Message us on WhatsApp with your reference: ${whatsappPhone}`);
    links.push({ href: whatsappLink(whatsappPhone, greeting), text });
  }
  if (contactEmail) {
    const text = i18n._(msg`Email us with your reference: ${contactEmail}`);
    links.push({ href: emailLink(contactEmail, companyTitle, greeting), text });
  }
  return { heading: i18n._(msg`Questions? Call or write to us:`), links };
}
