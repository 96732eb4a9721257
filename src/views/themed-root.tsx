import type { ReactNode } from 'react';
import type { Language } from '../schema/language.ts';
import type { Settings } from '../schema/settings.ts';
import { useElement } from '../shared/host/element-host.ts';
import { colorSchemes, hasOwnBackground, themeProperties } from './theme.ts';

interface ThemedRootProps {
  settings?: Settings | undefined;
  language: Language;
  children: ReactNode;
}

/** The inner root: resets text styles and applies the theme from attributes and settings. */
export function ThemedRoot({ settings, language, children }: ThemedRootProps) {
  const { options, presentation } = useElement();
  // An overlay has a background of its own.
  const isPainted = presentation === 'inline' && hasOwnBackground(options);
  return (
    <div
      className="root"
      part="root"
      lang={language}
      dir="ltr"
      data-density={options.density}
      data-painted={isPainted ? '' : undefined}
      style={{
        ...themeProperties(options, settings?.primaryColor),
        colorScheme: colorSchemes[options.colorScheme],
      }}
    >
      {children}
    </div>
  );
}
