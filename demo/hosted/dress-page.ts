interface Company {
  companyTitle: string;
  iconUrl?: string | undefined;
  backgroundUrl?: string | undefined;
}

/** Title, icon and background belong to the company whose storefront this is. */
export function dressPage(company: Company | undefined): void {
  if (!company) return;
  document.title = `${company.companyTitle} Booking Engine`.trim();
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const iconUrl = pictureUrl(company.iconUrl);
  if (icon && iconUrl) icon.href = iconUrl;
  const background = pictureUrl(company.backgroundUrl);
  if (background) document.body.style.backgroundImage = `url(${JSON.stringify(background)})`;
}

function pictureUrl(address: string | undefined): string | undefined {
  const url = address ? URL.parse(address) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
