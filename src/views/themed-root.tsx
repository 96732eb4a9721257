import type { ReactNode, SyntheticEvent } from 'react';
import type { LoadedLanguage } from '../i18n/load-language.ts';
import { defaultLanguage } from '../schema/language.ts';
import type { Settings } from '../schema/settings.ts';
import { useElement } from '../shared/host/element-host.ts';
import { colorSchemes, hasOwnBackground, themeProperties } from './theme.ts';

interface ThemedRootProps {
  settings?: Settings | undefined;
  /** Undefined until its messages have loaded. */
  language: Pick<LoadedLanguage, 'language' | 'direction'> | undefined;
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
      lang={language?.language ?? defaultLanguage}
      dir={language?.direction ?? 'ltr'}
      onKeyDownCapture={noteKeyboard}
      onPointerDownCapture={noteKeyboard}
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

/**
 * Marks the root while the keyboard is used. Browsers also draw a focus ring around a heading that a script focuses before
 * anything else was focused, as after a trip link, and Safari after every click.
 */
function noteKeyboard({ currentTarget, type }: SyntheticEvent<HTMLElement>): void {
  currentTarget.toggleAttribute('data-keyboard', type === 'keydown');
}
