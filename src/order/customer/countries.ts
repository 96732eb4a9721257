/** The countries at the top of the country list; the first one is preselected. */
export const preferredCountries = ['us', 'mx', 'fr'] as const;

/** The calling codes of the preferred countries; those of other countries come with the phone rules. */
export const callingCodes: Record<string, string> = {
  us: '+1',
  mx: '+52',
  fr: '+33',
} satisfies Record<(typeof preferredCountries)[number], string>;
