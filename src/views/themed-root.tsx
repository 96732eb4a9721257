import { useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { useElement } from '../parts/element.ts';
import { readableTextColor } from '../platform/contrast.ts';
import type { ElementOptions } from '../schema/element-options.ts';
import type { Language } from '../schema/language.ts';
import type { Settings } from '../schema/settings.ts';
import { useStyles } from '../ui/ui-context.ts';
import kitCss from '../ui/kit.css?inline';

/** The inner root: it starts from clean text styles and carries the theme of attributes and settings. */
export function ThemedRoot(props: { settings?: Settings; language: Language; children: ReactNode }) {
  const { options } = useElement();
  const { settings, language, children } = props;
  const root = useRef<HTMLDivElement>(null);
  useStyles(kitCss);
  useReadablePrimary(root, options, settings);
  return (
    <div
      ref={root}
      className="root"
      part="root"
      lang={language}
      dir="ltr"
      data-density={options.density}
      style={themeStyle(options, settings)}
    >
      {children}
    </div>
  );
}

/** Text on the primary colour is black or white, whichever reads better, wherever the colour came from. */
function useReadablePrimary(
  root: React.RefObject<HTMLDivElement | null>,
  { primaryColor, colorScheme }: ElementOptions,
  settings: Settings | undefined,
) {
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const color = readableTextColor('var(--primary)', element);
    if (color) element.style.setProperty('--theme-on-primary', color);
  }, [root, primaryColor, colorScheme, settings?.primaryColor]);
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
  return theme as CSSProperties;
}

/** `inherit` follows the host page's own colour scheme. */
const colorSchemes: Record<ElementOptions['colorScheme'], string | undefined> = {
  light: 'light',
  dark: 'dark',
  auto: 'light dark',
  inherit: undefined,
};
