/** The countries at the top of the list; the first one is preselected. */
export const preferredCountries = ['us', 'mx', 'fr'] as const;
