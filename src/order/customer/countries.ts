/** The countries at the top of the country list; the first one is preselected. */
export const preferredCountries = ['us', 'mx', 'fr'] as const;

/** The calling codes of the preferred countries; those of other countries come with the phone rules. */
export const callingCodes: Record<string, string> = {
  us: '+1',
  mx: '+52',
  fr: '+33',
} satisfies Record<(typeof preferredCountries)[number], string>;

/** The country in the reply of a country-by-IP service: `1;US;USA;United States`, where 1 means success. */
export function countryOfReply(reply: string): string | undefined {
  return /^1\W?([a-z]{2})(?![a-z])/i.exec(reply)?.[1]?.toLowerCase();
}
