/** The countries at the top of the list; the first one is preselected. */
export const preferredCountries = ['us', 'mx', 'fr'] as const;

/** Their country calling codes; those of other countries come with the phone rules. */
export const dialCodes: Record<string, string> = { us: '+1', mx: '+52', fr: '+33' };
