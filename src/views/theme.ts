import type { ElementOptions } from '../options/attributes.ts';

/**
 * A custom colour scheme or background needs its own surface; otherwise the host page shows through. Overlays always
 * have one.
 */
export function isPainted({ colorScheme, backgroundColor }: ElementOptions): boolean {
  return colorScheme !== 'inherit' || backgroundColor !== undefined;
}

/** The custom properties of the inner root. */
export function themeProperties(options: ElementOptions, primaryColor: string | undefined) {
  return {
    '--theme-primary': options.primaryColor ?? primaryColor,
    '--theme-surface': options.backgroundColor,
    '--theme-text': options.textColor,
    '--theme-font-family': options.fontFamily === 'inherit' ? undefined : options.fontFamily,
    '--theme-radius': `${options.radius}px`,
  };
}

/** `inherit` follows the host page's own colour scheme. */
export const colorSchemes: Record<ElementOptions['colorScheme'], string | undefined> = {
  light: 'light',
  dark: 'dark',
  auto: 'light dark',
  inherit: undefined,
};
