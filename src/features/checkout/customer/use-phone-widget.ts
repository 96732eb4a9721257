import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useLanguage } from '../../../i18n/language-provider.tsx';
import { likelyCountry } from '../../../order/customer/countries.ts';
import { countryByIp } from '../../../platform/third-party/country-by-ip.ts';
import { registry } from '../../../platform/registry.ts';
import { safeUrl } from '../../../platform/safe-url.ts';
import { useElement } from '../../../shared/host/element-host.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { useUi } from '../../../ui/ui-context.ts';
import type * as PhoneWidget from './phone-widget.ts';

type PhoneWidgetModule = typeof PhoneWidget;

/** The module with the country list, once it has loaded, and a function that loads it. */
export function useLazyPhoneWidget() {
  const [widget, setWidget] = useState<PhoneWidgetModule>();
  const importWidget = async () => setWidget(await import('./phone-widget.ts'));
  return {
    widget,
    // If the list fails to load, the field still accepts numbers with a country code, and the next use tries again.
    loadWidget: () => {
      if (!widget) importWidget().catch(() => undefined);
    },
  };
}

/** Adds the country list to an input as soon as its module has loaded. */
export function usePhoneWidget(
  widget: PhoneWidgetModule | undefined,
  input: RefObject<HTMLInputElement | null>,
): void {
  const { checkout } = useStorefront().state;
  const { adopt } = useUi();
  const options = usePhoneWidgetOptions();
  const startWidget = useEffectEvent((module: PhoneWidgetModule) => {
    if (!input.current) return undefined;
    adopt(module.phoneWidgetStyles());
    const { phoneCountry } = checkout.state.customer;
    return module.addPhoneWidget(input.current, {
      ...options,
      country: phoneCountry ?? likelyCountry(options.language),
      // What the visitor has chosen is more reliable than an IP address.
      lookUpCountry: phoneCountry === undefined ? options.lookUpCountry : undefined,
      onCountry: (phoneCountry) => checkout.changeCustomer({ phoneCountry }),
    });
  });
  // The texts of the list are set when it is added, so a new language replaces it.
  useEffect(() => (widget ? startWidget(widget) : undefined), [widget, options.language]);
}

/** The language, messages and country look-up of the country list. */
function usePhoneWidgetOptions() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { consent } = useElement();
  // The lookup asks a third party for no more than convenience, like the map.
  const lookUpCountry = consent().maps === false ? undefined : createCountryLookup();
  return {
    language,
    lookUpCountry,
    messages: {
      country: t`Country`,
      selectedCountry: (country: string, code: string) => t`Country: ${country} (${code})`,
      countries: t`Countries`,
      search: t`Search`,
      clear: t`Clear`,
      nothingFound: t`No country found`,
      countriesFound: (count: number) =>
        t`${plural(count, { one: '# country found', other: '# countries found' })}`,
    },
  };
}

/** Returns a function that looks up the visitor's country; undefined unless the hosted page's configuration enables it. */
function createCountryLookup(): (() => Promise<string | undefined>) | undefined {
  const service = safeUrl(registry().hostedPage?.countryByIp);
  if (!service) return undefined;
  return () => countryByIp(service).catch(() => undefined);
}
