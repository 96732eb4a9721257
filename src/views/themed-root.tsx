import type { CSSProperties, ReactNode } from 'react';
import { useElement } from '../shared/element-host.ts';
import type { ElementOptions } from '../options/attributes.ts';
import type { Language } from '../schema/language.ts';
import type { Settings } from '../schema/settings.ts';

/** The inner root: resets text styles and applies the theme from attributes and settings. */
export function ThemedRoot(props: {
  settings?: Settings | undefined;
  language: Language;
  children: ReactNode;
}) {
  const { options, presentation } = useElement();
  const { settings, language, children } = props;
  return (
    <div
      className="root"
      part="root"
      lang={language}
      dir="ltr"
      data-density={options.density}
      data-painted={presentation === 'inline' && isPainted(options) ? '' : undefined}
      style={themeStyle(options, settings)}
    >
      {children}
    </div>
  );
}

/**
 * A custom colour scheme or background needs its own surface; otherwise the host page shows through. Overlays always
 * have one.
 */
function isPainted(options: ElementOptions): boolean {
  const { colorScheme, backgroundColor } = options;
  return colorScheme !== 'inherit' || backgroundColor !== undefined;
}

function themeStyle(options: ElementOptions, settings: Settings | undefined): CSSProperties {
  const theme: Record<string, string | undefined> = {
    '--theme-primary': options.primaryColor ?? settings?.primaryColor,
    '--theme-surface': options.backgroundColor,
    '--theme-text': options.textColor,
    '--theme-font-family': options.fontFamily === 'inherit' ? undefined : options.fontFamily,
    '--theme-radius': `${options.radius}px`,
    colorScheme: colorSchemes[options.colorScheme],
  };
  return theme;
}

/** `inherit` follows the host page's own colour scheme. */
const colorSchemes: Record<ElementOptions['colorScheme'], string | undefined> = {
  light: 'light',
  dark: 'dark',
  auto: 'light dark',
  inherit: undefined,
};
