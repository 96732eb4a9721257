/** The countries that stand first in the list; the first is chosen until the visitor says otherwise. */
export const preferredCountries = ['us', 'mx', 'fr'] as const;
