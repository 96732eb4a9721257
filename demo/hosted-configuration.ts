/** The hosted page's configuration with the sandbox as its provider. */
export function hostedConfiguration({ company, partner }: { company: string; partner: string }) {
  return {
    apiBase: `${company}/widget`,
    allowedParents: [partner],
    mapsKey: '',
    developmentHost: '',
    analytics: 'provider',
    countryByIp: '',
    cardProviderPages: { sandbox: `${company}/pay/card`, production: `${company}/pay/card` },
  };
}

const configurationBlock = /(<script\b[^>]*\bid="booking-config"[^>]*>)[\s\S]*?(<\/script>)/;

/** The page with its configuration block replaced. */
export function withConfiguration(page: string, configuration: object): string {
  // "<" could end the script element.
  const json = JSON.stringify(configuration, null, 2).replaceAll('<', '\\u003c');
  return page.replace(
    configurationBlock,
    (_block, start: string, end: string) => `${start}\n${json}\n${end}`,
  );
}
