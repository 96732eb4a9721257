import intlTelInput, { type Iso2, type Iti, type SomeOptions } from 'intl-tel-input';
import utils from 'intl-tel-input/utils';
import css from './phone-widget.css?inline';
import { bringIntoView } from '../../../platform/element/bring-into-view.ts';
import { preferredCountries } from '../../../order/customer/countries.ts';

export interface PhoneWidgetOptions {
  language: string;
  /** The country that is preselected, as two lower-case letters. */
  country: string;
  /** Looks up the visitor's country and never rejects; undefined if that is not enabled. */
  lookUpCountry: (() => Promise<string | undefined>) | undefined;
  messages: {
    country: string;
    selectedCountry: (country: string, code: string) => string;
    countries: string;
    search: string;
    clear: string;
    nothingFound: string;
    countriesFound: (count: number) => string;
  };
  onCountry: (country: string) => void;
}

/**
 * Adds the country list to a plain input. Returns a function that removes the list. Each time, the input moves into a wrapper
 * or out of it, but keeps its focus and cursor.
 */
export function addPhoneWidget(input: HTMLInputElement, options: PhoneWidgetOptions): () => void {
  const restoreFocus = focusRestorer(input);
  const widget = intlTelInput(input, widgetOptions(options));
  restoreFocus();
  const stopAdapting = adaptCountryList(input, options.messages.countries);
  const reportCountry = () => {
    const country = widget.getSelectedCountry()?.iso2;
    if (country) options.onCountry(country);
  };
  input.addEventListener('countrychange', reportCountry);
  if (options.lookUpCountry) void preselectCountry(options.lookUpCountry, input, widget);
  return () => {
    stopAdapting();
    input.removeEventListener('countrychange', reportCountry);
    const restoreFocusAgain = focusRestorer(input);
    widget.destroy();
    restoreFocusAgain();
  };
}

function widgetOptions({ language, country, messages }: PhoneWidgetOptions): SomeOptions {
  return {
    initialCountry: isCountry(country) ? country : preferredCountries[0],
    countryOrder: [...new Set([country, ...preferredCountries])].filter(isCountry),
    countryNameLocale: language,
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
      // The library fills in the two names.
      selectedCountryAriaLabel: messages.selectedCountry('${countryName}', '${dialCode}'),
      noCountrySelected: messages.country,
      countryListAriaLabel: messages.countries,
      searchPlaceholder: messages.search,
      clearSearchAriaLabel: messages.clear,
      searchEmptyState: messages.nothingFound,
      searchSummaryAria: messages.countriesFound,
    },
  };
}

/** Selects the visitor's country, unless the visitor types or chooses another before it is found. */
async function preselectCountry(
  lookUpCountry: () => Promise<string | undefined>,
  input: HTMLInputElement,
  widget: Iti,
): Promise<void> {
  const preselected = widget.getSelectedCountry()?.iso2;
  const isUntouched = () => input.value === '' && widget.getSelectedCountry()?.iso2 === preselected;
  if (!isUntouched()) return;
  const country = await lookUpCountry();
  if (country && isCountry(country) && widget.isActive() && isUntouched()) widget.setSelectedCountry(country);
}

/**
 * Works around two problems of the library: it mistakes clicks in a shadow tree for clicks outside its list, and does not
 * name the dialog that contains the list. Also scrolls the opened list into view. Returns a function that undoes all this.
 */
function adaptCountryList(input: HTMLInputElement, name: string): () => void {
  const list = input.parentElement?.querySelector('.iti__country-selector');
  list?.setAttribute('aria-label', name);
  const stopPropagation = (event: Event) => event.stopPropagation();
  const scrollIntoView = () => list && bringIntoView(list, 'nearest');
  list?.addEventListener('click', stopPropagation);
  input.addEventListener('open:countryselector', scrollIntoView);
  return () => {
    list?.removeEventListener('click', stopPropagation);
    input.removeEventListener('open:countryselector', scrollIntoView);
  };
}

/** Returns a function that restores the focus and the selection that the input has now. */
function focusRestorer(input: HTMLInputElement): () => void {
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
 * The style sheet of the list. Instead of a flag, each country has its code, which is hidden from screen readers because the
 * country's name follows.
 */
export function phoneWidgetStyles(): string {
  const codes = intlTelInput
    .getAllCountries()
    .map(({ iso2 }) => `.iti__${iso2}::before { content: '${iso2.toUpperCase()}' / ''; }`);
  return [css, ...codes].join('\n');
}
