import type { ElementOptions } from '../options/attributes.ts';

/** The custom properties of the inner root. The element's colour takes precedence over the company's. */
export function themeProperties(options: ElementOptions, companyColor: string | undefined) {
  return {
    '--theme-primary': options.primaryColor ?? companyColor,
    '--theme-surface': options.backgroundColor,
    '--theme-text': options.textColor,
    '--theme-font-family': options.fontFamily === 'inherit' ? undefined : options.fontFamily,
    '--theme-radius': `${options.radius}px`,
  };
}

/** The value of `color-scheme`; `inherit` follows the host page. */
export const colorSchemes: Record<ElementOptions['colorScheme'], string | undefined> = {
  light: 'light',
  dark: 'dark',
  auto: 'light dark',
  inherit: undefined,
};

/** Whether the options give the root a background of its own. By default the host page shows through. */
export function hasOwnBackground({ colorScheme, backgroundColor }: ElementOptions): boolean {
  return colorScheme !== 'inherit' || backgroundColor !== undefined;
}
