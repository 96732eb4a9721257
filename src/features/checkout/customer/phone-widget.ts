import intlTelInput, { type Iso2 } from 'intl-tel-input';
import utils from 'intl-tel-input/utils';
import css from './phone-widget.css?inline';
import { bringIntoView } from '../../../platform/element/into-view.ts';
import { preferredCountries } from '../../../order/customer/preferred-countries.ts';

export interface PhoneWidgetOptions {
  language: string;
  country: string;
  /** Looks up the visitor's country, if a deployment has enabled that. */
  lookUpCountry: (() => Promise<string | undefined>) | undefined;
  messages: {
    country: string;
    countries: string;
    search: string;
    clear: string;
    nothingFound: string;
    found: (count: number) => string;
  };
  onCountry: (country: string) => void;
}

/** Adds the country list to a plain input. Focus and cursor are kept, although the input moves into a wrapper. */
export function addCountryList(input: HTMLInputElement, options: PhoneWidgetOptions): () => void {
  const { messages } = options;
  const keepFocus = focusKeeper(input);
  const widget = intlTelInput(input, {
    initialCountry: isCountry(options.country) ? options.country : preferredCountries[0],
    countryOrder: [...preferredCountries],
    countryNameLocale: options.language,
    countrySelectorMode: 'DROPDOWN',
    separateDialCode: false,
    strictMode: false,
    // Typed or pasted text is left unchanged.
    formatAsYouType: false,
    allowedNumberTypes: null,
    allowNumberExtensions: true,
    placeholderNumberPolicy: 'OFF',
    loadUtils: () => Promise.resolve({ default: utils }),
    uiTranslations: {
      selectedCountryAriaLabel: `${messages.country}: \${countryName} (\${dialCode})`,
      noCountrySelected: messages.country,
      countryListAriaLabel: messages.countries,
      searchPlaceholder: messages.search,
      clearSearchAriaLabel: messages.clear,
      searchEmptyState: messages.nothingFound,
      searchSummaryAria: messages.found,
    },
  });
  keepFocus();
  const stopAdapting = adaptToShadowRoot(input, messages.countries);
  const reportCountry = () => {
    const country = widget.getSelectedCountry()?.iso2;
    if (country) options.onCountry(country);
  };
  input.addEventListener('countrychange', reportCountry);
  const chosen = () => widget.getSelectedCountry()?.iso2;
  // What the visitor types or chooses, even during the look-up, is more reliable than an IP address.
  const isUntouched = () => input.value === '' && chosen() === preferredCountries[0];
  if (isUntouched()) {
    void options.lookUpCountry?.().then((country) => {
      if (country && isCountry(country) && widget.isActive() && isUntouched())
        widget.setSelectedCountry(country);
    });
  }
  return () => {
    stopAdapting();
    input.removeEventListener('countrychange', reportCountry);
    widget.destroy();
  };
}

/** The library mistakes clicks in a shadow tree for clicks outside its list, and does not name its dialog. */
function adaptToShadowRoot(input: HTMLInputElement, name: string): () => void {
  const list = input.parentElement?.querySelector('.iti__country-selector');
  list?.setAttribute('aria-label', name);
  const keepInside = (event: Event) => event.stopPropagation();
  const showWhole = () => list && bringIntoView(list, 'nearest');
  list?.addEventListener('click', keepInside);
  input.addEventListener('open:countryselector', showWhole);
  return () => {
    list?.removeEventListener('click', keepInside);
    input.removeEventListener('open:countryselector', showWhole);
  };
}

function focusKeeper(input: HTMLInputElement): () => void {
  const root = input.getRootNode();
  const hadFocus = root instanceof ShadowRoot && root.activeElement === input;
  const [start, end] = [input.selectionStart, input.selectionEnd];
  return () => {
    if (!hadFocus) return;
    input.focus({ preventScroll: true });
    input.setSelectionRange(start, end);
  };
}

function isCountry(code: string): code is Iso2 {
  return intlTelInput.getAllCountries().some(({ iso2 }) => iso2 === code);
}

/**
 * The list's own sheet, and each country's code where the library would show its flag, hidden from screen readers
 * because the name follows.
 */
export function countryStyles(): string {
  const codes = intlTelInput
    .getAllCountries()
    .map(({ iso2 }) => `.iti__${iso2}::before { content: '${iso2.toUpperCase()}' / ''; }`);
  return [css, ...codes].join('\n');
}
