import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { dialCodes } from '../../../order/customer/preferred-countries.ts';
import { countryOfReply } from '../../../order/customer/country-reply.ts';
import { useLanguage } from '../../../i18n/language-provider.tsx';
import { fetchCountryReply } from '../../../platform/third-party/country-by-ip.ts';
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
  /** The field is in use: its validation rules can be loaded. */
  onUse: () => void;
}

/** A phone number with a country list, which loads when the field is first used. */
export function PhoneField({ id, label, error, onUse }: PhoneFieldProps) {
  const { checkout } = useStorefront().state;
  const { adopt } = useUi();
  const [widget, setWidget] = useState<typeof PhoneWidget>();
  const options = usePhoneWidgetOptions();
  const { phoneCountry } = useSnapshot(checkout.state.customer);
  useStyles(css);

  // Without the list the field still accepts numbers with a country code; the next use retries.
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

  const start = useEffectEvent((module: typeof PhoneWidget) => {
    if (!input.current) return undefined;
    adopt(module.countryStyles());
    return module.addCountryList(input.current, {
      ...options,
      country: checkout.state.customer.phoneCountry,
      onCountry: (phoneCountry) => checkout.changeCustomer({ phoneCountry }),
    });
  });
  useEffect(() => (widget ? start(widget) : undefined), [widget, options.language]);

  return (
    <Field label={label} error={error} required id={id}>
      {(attributes) => (
        <div className="control">
          {!widget && <CountrySoFar code={phoneCountry} />}
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

/** Reserves the space of the country list, which loads with the first use. */
function CountrySoFar({ code }: { code: string }) {
  return (
    <span className="phone-country" aria-hidden="true">
      <span className="iti__flag">{code.toUpperCase()}</span>
      <span className="iti__arrow" />
      {dialCodes[code]}
    </span>
  );
}

/** The language and texts of the country list. No text contains the name of the field itself. */
function usePhoneWidgetOptions() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const lookUpCountry = countryLookUp();
  return {
    language,
    lookUpCountry,
    messages: {
      country: t`Country`,
      countries: t`Countries`,
      search: t`Search`,
      clear: t`Clear`,
      nothingFound: t`No country found`,
      found: (count: number) => t`${plural(count, { one: '# country found', other: '# countries found' })}`,
    },
  };
}

/** Looks up the visitor's country; undefined unless enabled in the hosted page's configuration. */
function countryLookUp(): (() => Promise<string | undefined>) | undefined {
  const service = safeUrl(registry().hostedPage?.countryByIp);
  if (!service) return undefined;
  return () => fetchCountryReply(service).then(countryOfReply, () => undefined);
}
