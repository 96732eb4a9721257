import { currencies } from './currencies.ts';
import type { Language } from './languages.ts';
import { tourCategories } from './tours/tours.ts';

export const companyTitle = 'Costa Clara Transfers';
export const contact = {
  phone: '+52 998 555 0142',
  email: 'hola@costaclara.example',
  whatsapp: '+529985550142',
};
export const primaryColor = '#0b7285';

/** The company's settings; `origin` is that of the pictures. */
export function settingsAnswer(language: Language, origin: string) {
  return {
    companyTitle,
    backgroundUrl: `${origin}/pictures/background.svg`,
    iconUrl: `${origin}/pictures/icon.svg`,
    logoUrl: `${origin}/pictures/logo.svg`,
    googleGa4: null,
    primaryColor,
    primaryColorRgb: '11, 114, 133',
    currencies,
    currency: currencies[0],
    hasTransfers: true,
    hasExtras: true,
    tourCategories: tourCategories.map(({ slug, name }) => ({ name: name[language], slug })),
    showTaxesIncludedLabel: true,
    showBtnNoPrices: true,
    contactPhone: contact.phone,
    contactEmail: contact.email,
    whatsappPhone: contact.whatsapp,
  };
}
