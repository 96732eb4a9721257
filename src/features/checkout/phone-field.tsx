import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { acceptedPhoneText, phoneLimits } from '../../domain/phone.ts';
import { useStorefront } from '../../parts/storefront.ts';
import { Field } from '../../ui/field.tsx';
import { useStyles, useUi } from '../../ui/ui-context.ts';
import css from './phone-field.css?inline';
import type * as PhoneWidget from './phone-widget.ts';
import { usePhoneWidgetOptions } from './use-phone-widget-options.ts';

interface PhoneFieldProps {
  id: string;
  label: string;
  error: string | undefined;
  /** The field is in use: what its check needs can be fetched. */
  onUse: () => void;
}

/**
 * A phone number with the list of countries, which comes when the field is first used. The input keeps its own text:
 * the list formats what is typed behind React's back.
 */
export function PhoneField({ id, label, error, onUse }: PhoneFieldProps) {
  const { cart } = useStorefront().state;
  const { adopt } = useUi();
  const input = useRef<HTMLInputElement>(null);
  const [widget, setWidget] = useState<typeof PhoneWidget>();
  const options = usePhoneWidgetOptions();
  useStyles(css);

  const changed = () => cart.changeCustomer({ phone: input.current?.value ?? '' });
  const type = () => {
    const field = input.current;
    if (!field) return;
    const accepted = acceptedPhoneText(field.value, cart.state.customer.phone);
    if (field.value !== accepted) field.value = accepted;
    changed();
    load();
  };
  // Without the list the field still takes numbers with their country code; the next use tries again.
  const load = () => {
    onUse();
    if (!widget) void import('./phone-widget.ts').then(setWidget, () => undefined);
  };

  const start = useEffectEvent((module: typeof PhoneWidget) => {
    if (!input.current) return undefined;
    adopt(module.countryStyles());
    return module.addCountryList(input.current, {
      ...options,
      country: cart.state.customer.phoneCountry,
      onCountry: (phoneCountry) => {
        cart.changeCustomer({ phoneCountry });
        changed();
      },
    });
  });
  useEffect(() => (widget ? start(widget) : undefined), [widget, options.language]);

  return (
    <Field label={label} error={error} required id={id}>
      {(wiring) => (
        <div className="control">
          <input
            {...wiring}
            ref={input}
            className="input"
            part="input"
            type="tel"
            name="phone"
            inputMode="tel"
            autoComplete="tel"
            maxLength={phoneLimits.characters}
            defaultValue={cart.state.customer.phone}
            onInput={type}
            onFocus={load}
          />
        </div>
      )}
    </Field>
  );
}
