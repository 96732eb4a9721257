import { useEffect } from 'react';
import { warnInvalidOption } from '../options/parse-options.ts';
import { useElement } from '../shared/host/element-host.ts';
import { useSettings } from '../shared/storefront/session-context.ts';

/** Warns if the option `currency` is not one of the company's, which are not known yet when it is parsed. Shows nothing. */
export function CurrencyWarning() {
  const { host, options } = useElement();
  const { currencies } = useSettings();
  const { currency } = options;
  useEffect(() => {
    if (currency === undefined || currencies.includes(currency)) return;
    warnInvalidOption(host.localName, 'currency', currency, `one of ${currencies.join(', ')}`);
  }, [host, currency, currencies]);
  return null;
}
