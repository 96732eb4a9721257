/** How large a booking is printed: a few services and extras fill the sheet, and more still fit on it. */
export function printSize(itemCount: number): 'small' | 'medium' | 'large' {
  if (itemCount > 4) return 'small';
  return itemCount > 2 ? 'medium' : 'large';
}
