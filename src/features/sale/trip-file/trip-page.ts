import type { LanguageTag } from '../../../schema/language.ts';
import type { TextDirection } from '../../../platform/locale-file-entry.ts';
import type { QrPath } from '../../../ui/content/qr-code/qr-path.ts';
import { printSize } from '../print-size.ts';
import { html, type Html } from './html.ts';
import { tripStyles } from './trip-styles.ts';

/** One label and its value, as text. */
export interface Fact {
  label: string;
  value: string;
}

/** A booked service, as text. */
export interface TripService {
  title: string;
  /** The start; empty if it is unknown. */
  when: string;
  /** What tells it from others like it; empty if there are none. */
  note: string;
  facts: readonly Fact[];
  /** The steps around the pickup, each time with what happens then; undefined without a flight. */
  pickup: { label: string; steps: readonly Fact[] } | undefined;
}

/** A ride on the driver's card, as text. */
export interface DriverRide {
  /** Empty if it is unknown. */
  when: string;
  text: string;
}

/** The contents of the trip file, as text. Only the driver's card has a language of its own. */
export interface TripContents {
  lang: LanguageTag;
  dir: TextDirection;
  title: string;
  company: string;
  /** In hexadecimal notation; undefined if there is none. */
  brandColor: string | undefined;
  /** Its value is empty if the sale has no reference. */
  reference: Fact;
  /** How the outstanding amount is paid; undefined if there is none, or if it is not for everyone to see. */
  toPay: string | undefined;
  /** Says that all times are local. */
  note: string;
  services: readonly TripService[];
  contact: { heading: string; links: readonly { href: string; text: string }[] };
  /** `code` is undefined if the link is too long for a QR code. */
  voucher: { href: string; text: string; codeLabel: string; code: QrPath | undefined };
  /** `sentence` and `name` are empty if too little is known for them. */
  driver: {
    lang: LanguageTag;
    dir: TextDirection;
    heading: string;
    sentence: string;
    name: string;
    rides: readonly DriverRide[];
  };
}

/**
 * The trip file as a self-contained HTML document, without scripts or anything to load. Its strings come from the provider
 * and the visitor, so `html` escapes them all.
 */
export function tripPage(contents: TripContents): string {
  const { lang, dir, title, company, brandColor, reference, note, services, contact, driver } = contents;
  const [first, ...others] = services;
  return html`<!doctype html>
    <html lang="${lang}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <title>${[title, reference.value].filter(Boolean).join(' ')}</title>
        <style>
          ${{ markup: tripStyles }} ${brandColor && html`:root { --brand: ${brandColor}; }`}
        </style>
      </head>
      <body data-print-size="${printSize(services.length)}">
        <main>
          <header>
            ${company && html`<p class="company">${company}</p>`}
            <h1>${title}</h1>
            <p>${note}</p>
          </header>
          <div class="cards">
            ${first && serviceCard(first)} ${voucherCard(contents)} ${driverCard(driver)}
            ${contact.links.length > 0 && contactCard(contact)} ${others.map(serviceCard)}
          </div>
        </main>
      </body>
    </html>`.markup;
}

function serviceCard({ title, when, note, facts, pickup }: TripService): Html {
  return html`<section>
    <h2><bdi>${title}</bdi></h2>
    ${when && html`<p class="when">${when}</p>`} ${note && html`<p>${note}</p>`} ${factList(facts)}
    ${
      pickup &&
      html`<ol aria-label="${pickup.label}">
        ${pickup.steps.map(({ label, value }) => html`<li><b>${label}</b> <span>${value}</span></li>`)}
      </ol>`
    }
  </section>`;
}

function factList(facts: readonly Fact[]): Html {
  const rows = facts.map(
    ({ label, value }) =>
      html`<dt>${label}</dt>
        <dd><bdi>${value}</bdi></dd>`,
  );
  return html`<dl>${rows}</dl>`;
}

function voucherCard({ reference, toPay, voucher }: TripContents): Html {
  return html`<section class="voucher">
    ${reference.value && html`<p>${reference.label}<br /><strong>${reference.value}</strong></p>`}
    ${toPay !== undefined && html`<p class="to-pay">${toPay}</p>`}
    ${voucher.code && qrCode(voucher.code, voucher.codeLabel)}
    <p><a href="${voucher.href}">${voucher.text}</a></p>
  </section>`;
}

function driverCard({ lang, dir, heading, sentence, name, rides }: TripContents['driver']): Html {
  return html`<section class="driver" lang="${lang}" dir="${dir}">
    <h2>${heading}</h2>
    ${sentence && html`<p>${sentence}</p>`} ${name && html`<p class="when">${name}</p>`}
    ${
      rides.length > 0 &&
      html`<ul>
        ${rides.map(({ when, text }) => html`<li>${when && html`<strong>${when}</strong>`} <span>${text}</span></li>`)}
      </ul>`
    }
  </section>`;
}

function contactCard({ heading, links }: TripContents['contact']): Html {
  return html`<section class="contact">
    <h2>${heading}</h2>
    <ul>
      ${links.map(({ href, text }) => html`<li><a href="${href}">${text}</a></li>`)}
    </ul>
  </section>`;
}

/** The QR code of the voucher: dark on white, because scanners may not read it otherwise. */
function qrCode({ size, path }: QrPath, label: string): Html {
  return html`<svg
    role="img"
    aria-label="${label}"
    viewBox="0 0 ${size} ${size}"
    shape-rendering="crispEdges"
  >
    <path fill="#fff" d="M0 0h${size}v${size}h-${size}z" />
    <path d="${path}" />
  </svg>`;
}
