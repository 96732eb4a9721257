import type { ReactNode } from 'react';
import { useElement } from '../shared/host/element-host.ts';
import type { Language } from '../schema/language.ts';
import type { Settings } from '../schema/settings.ts';
import { colorSchemes, isPainted, themeProperties } from './theme.ts';

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
      style={{
        ...themeProperties(options, settings?.primaryColor),
        colorScheme: colorSchemes[options.colorScheme],
      }}
    >
      {children}
    </div>
  );
}
