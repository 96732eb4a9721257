/** The path of the prices for two adults from Cancún's airport to their hotel, or for what is given. */
export function prices(extra: Record<string, string> = {}): string {
  const query = { from: 'cun', to: 'quinta-luna', adults: '2', kids: '0', searchMode: 'A2H', ...extra };
  return `/transfers/prices?${new URLSearchParams(query)}`;
}
