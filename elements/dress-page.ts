import { safeUrl } from '../src/platform/safe-url.ts';
import type { BookingEngine } from './booking-engine.ts';

/** On the hosted page title, icon, background and language are the company's; keeps them so when the language changes. */
export function keepPageDressed(engine: BookingEngine): void {
  engine.addEventListener(
    'booking-ready',
    () => {
      const dress = () => dressPage(engine);
      dress();
      engine.storefront?.i18n.on('change', dress);
      engine.storefront?.queryClient.getQueryCache().subscribe(dress);
    },
    { once: true },
  );
}

function dressPage({ storefront }: BookingEngine): void {
  const settings = storefront?.settings;
  if (!settings) return;
  const { companyTitle, iconUrl, backgroundUrl, primaryColor } = settings;
  const icon = safeUrl(iconUrl);
  const background = safeUrl(backgroundUrl);
  document.documentElement.lang = storefront.i18n.locale;
  document.title = `${companyTitle} Booking Engine`.trim();
  if (icon) linkIcon(icon.href);
  if (background)
    document.body.style.setProperty('background-image', `url(${JSON.stringify(background.href)})`);
  document.documentElement.style.setProperty('--company-color', primaryColor ?? '');
}

function linkIcon(href: string): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon && icon.href !== href) icon.href = href;
}
