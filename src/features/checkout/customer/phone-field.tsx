import { useSnapshot } from 'valtio/react';
import { useLanguage } from '../../../i18n/language-provider.tsx';
import { callingCodes, likelyCountry } from '../../../order/customer/countries.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { useLiveText } from '../../../ui/fields/live-value/use-live-value.ts';
import { useStyles } from '../../../ui/ui-context.ts';
import css from './phone-field.css?inline';
import { useLazyPhoneWidget, usePhoneWidget } from './use-phone-widget.ts';

interface PhoneFieldProps {
  id: string;
  label: string;
  error: string | undefined;
  /** Called when the field is used, so that its validation rules can be loaded. */
  onUse: () => void;
}

/** The field for the customer's phone number, with a country list that loads when the field is first used. */
export function PhoneField({ id, label, error, onUse }: PhoneFieldProps) {
  const { checkout } = useStorefront().state;
  const { widget, loadWidget } = useLazyPhoneWidget();
  const { language } = useLanguage();
  const { phone, phoneCountry = likelyCountry(language) } = useSnapshot(checkout.state.customer, {
    sync: true,
  });
  useStyles(css);

  const handleUse = () => {
    onUse();
    loadWidget();
  };

  const { ref: input, initialValue } = useLiveText<HTMLInputElement>({
    value: phone,
    onChange: (text) => {
      checkout.changeCustomer({ phone: text });
      handleUse();
    },
  });
  usePhoneWidget(widget, input);

  return (
    <Field label={label} error={error} required id={id} name="phone">
      {(attributes) => (
        <div className="control" dir="ltr">
          {!widget && <CountryPlaceholder code={phoneCountry} />}
          <input
            {...attributes}
            ref={input}
            className="input"
            part="input"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            defaultValue={initialValue}
            onFocus={handleUse}
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
      {callingCodes[code]}
    </span>
  );
}
