import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { dialCodes } from '../../../order/customer/preferred-countries.ts';
import { countryOfReply } from '../../../order/customer/country-reply.ts';
import { useLanguage } from '../../../i18n/language-provider.tsx';
import { fetchCountryReply } from '../../../platform/third-party/fetch-country-reply.ts';
import { registry } from '../../../platform/registry.ts';
import { safeUrl } from '../../../platform/safe-url.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { useLiveText } from '../../../ui/fields/live-value/use-live-value.ts';
import { useStyles, useUi } from '../../../ui/ui-context.ts';
import css from './phone-field.css?inline';
import type * as PhoneWidget from './phone-widget.ts';

interface PhoneFieldProps {
  id: string;
  label: string;
  error: string | undefined;
  /** Called when the field is used, so that its validation rules can be loaded. */
  onUse: () => void;
}

/** A field for a phone number, with a country list that loads when the field is first used. */
export function PhoneField({ id, label, error, onUse }: PhoneFieldProps) {
  const { checkout } = useStorefront().state;
  const { adopt } = useUi();
  const [widget, setWidget] = useState<typeof PhoneWidget>();
  const options = usePhoneWidgetOptions();
  const { phoneCountry } = useSnapshot(checkout.state.customer);
  useStyles(css);

  // If the list fails to load, the field still accepts numbers with a country code, and the next use tries again.
  const loadWidget = async () => setWidget(await import('./phone-widget.ts'));
  const load = () => {
    onUse();
    if (!widget) loadWidget().catch(() => undefined);
  };

  const { ref: input, initialValue } = useLiveText<HTMLInputElement>({
    value: checkout.state.customer.phone,
    onChange: (phone) => {
      checkout.changeCustomer({ phone });
      load();
    },
  });

  const startWidget = useEffectEvent((module: typeof PhoneWidget) => {
    if (!input.current) return undefined;
    adopt(module.countryStyles());
    return module.addCountryList(input.current, {
      ...options,
      country: checkout.state.customer.phoneCountry,
      onCountry: (phoneCountry) => checkout.changeCustomer({ phoneCountry }),
    });
  });
  useEffect(() => (widget ? startWidget(widget) : undefined), [widget, options.language]);

  return (
    <Field label={label} error={error} required id={id}>
      {(attributes) => (
        <div className="control">
          {!widget && <CountryPlaceholder code={phoneCountry} />}
          <input
            {...attributes}
            ref={input}
            className="input"
            part="input"
            type="tel"
            name="phone"
            inputMode="tel"
            autoComplete="tel"
            defaultValue={initialValue}
            onFocus={load}
          />
        </div>
      )}
    </Field>
  );
}

/** Looks like the button of the country list, and reserves its space until the list is loaded. */
function CountryPlaceholder({ code }: { code: string }) {
  return (
    <span className="phone-country" aria-hidden="true">
      <span className="iti__flag">{code.toUpperCase()}</span>
      <span className="iti__arrow" />
      {dialCodes[code]}
    </span>
  );
}

/** The language, messages and country look-up of the country list. */
function usePhoneWidgetOptions() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const lookUpCountry = createCountryLookup();
  return {
    language,
    lookUpCountry,
    messages: {
      country: t`Country`,
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
  return () => fetchCountryReply(service).then(countryOfReply, () => undefined);
}
