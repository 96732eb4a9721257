/** The country in the reply of a country-by-IP service: `1;US;USA;United States`, where 1 means success. */
export function countryOfReply(reply: string): string | undefined {
  return /^1\W?([a-z]{2})(?![a-z])/i.exec(reply)?.[1]?.toLowerCase();
}
