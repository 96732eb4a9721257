/** The size of a print, so that this number of services and extras fits on one sheet, and a few of them fill it. */
export function sheetSize(serviceCount: number): 'small' | 'medium' | 'large' {
  if (serviceCount > 4) return 'small';
  return serviceCount > 2 ? 'medium' : 'large';
}
