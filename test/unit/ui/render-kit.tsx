import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';

afterEach(cleanup);

/** Renders a component in English and returns a user to operate it. */
export function renderKit(node: ReactNode) {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  render(node, { wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider> });
  return userEvent.setup();
}
