/** The size of a print, so that this number of services and extras fits on one sheet, and a few of them fill it. */
export function sheetSize(itemCount: number): 'small' | 'medium' | 'large' {
  if (itemCount > 4) return 'small';
  return itemCount > 2 ? 'medium' : 'large';
}
