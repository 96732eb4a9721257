import intlTelInput, { type Iso2 } from 'intl-tel-input';
import utils from 'intl-tel-input/utils';
import { preferredCountries } from '../../domain/preferred-countries.ts';

export interface PhoneWidgetOptions {
  language: string;
  country: string;
  /** Asks a service for the visitor's country, where a deployment switched that on. */
  lookUpCountry: (() => Promise<string | undefined>) | undefined;
  words: {
    country: string;
    countries: string;
    search: string;
    clear: string;
    nothingFound: string;
    found: (count: number) => string;
  };
  onCountry: (country: string) => void;
}

/** Gives a plain input the list of countries. Focus and cursor stay, though the input moves into a wrapper. */
export function addCountryList(input: HTMLInputElement, options: PhoneWidgetOptions): () => void {
  const { words } = options;
  const keepFocus = focusKeeper(input);
  const widget = intlTelInput(input, {
    initialCountry: isCountry(options.country) ? options.country : preferredCountries[0],
    countryOrder: [...preferredCountries],
    countryNameLocale: options.language,
    countrySelectorMode: 'DROPDOWN',
    separateDialCode: false,
    strictMode: false,
    allowedNumberTypes: null,
    allowNumberExtensions: true,
    placeholderNumberPolicy: 'OFF',
    loadUtils: () => Promise.resolve({ default: utils }),
    uiTranslations: {
      selectedCountryAriaLabel: `${words.country}: \${countryName} (\${dialCode})`,
      noCountrySelected: words.country,
      countryListAriaLabel: words.countries,
      searchPlaceholder: words.search,
      clearSearchAriaLabel: words.clear,
      searchEmptyState: words.nothingFound,
      searchSummaryAria: words.found,
    },
  });
  keepFocus();
  const stopAdapting = adaptToShadowRoot(input, words.countries);
  const tellCountry = () => {
    const country = widget.getSelectedCountry()?.iso2;
    if (country) options.onCountry(country);
  };
  input.addEventListener('countrychange', tellCountry);
  if (input.value === '') {
    void options.lookUpCountry?.().then((country) => {
      if (country && isCountry(country) && widget.isActive() && input.value === '')
        widget.setSelectedCountry(country);
    });
  }
  return () => {
    stopAdapting();
    input.removeEventListener('countrychange', tellCountry);
    widget.destroy();
  };
}

/** The library takes a click in a shadow tree for one outside its list, and leaves its dialog without a name. */
function adaptToShadowRoot(input: HTMLInputElement, name: string): () => void {
  const list = input.parentElement?.querySelector('.iti__country-selector');
  list?.setAttribute('aria-label', name);
  const keepInside = (event: Event) => event.stopPropagation();
  const showWhole = () => list?.scrollIntoView({ block: 'nearest' });
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

/** The code of each country where the library would draw its flag, silent for screen readers: the name stands beside it. */
export function countryStyles(): string {
  return intlTelInput
    .getAllCountries()
    .map(({ iso2 }) => `.iti__${iso2}::before { content: '${iso2.toUpperCase()}' / ''; }`)
    .join('\n');
}
