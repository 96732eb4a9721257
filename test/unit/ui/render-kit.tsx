import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { UiContext, useUi } from '../../../src/ui/ui-context.ts';

/** Renders a component in English and returns a user to operate it. */
export function renderKit(node: ReactNode) {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <InThisBrowser>{children}</InThisBrowser>
    </I18nProvider>
  );
  render(node, { wrapper });
  return userEvent.setup();
}

function InThisBrowser({ children }: { children: ReactNode }) {
  const ui = { ...useUi(), languages: () => navigator.languages };
  return <UiContext value={ui}>{children}</UiContext>;
}
