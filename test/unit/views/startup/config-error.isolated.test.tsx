import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadLanguage } from '../../../../src/i18n/load-language.ts';
import { commonAttributes } from '../../../../src/options/attributes.ts';
import { parseOptions } from '../../../../src/options/parse-options.ts';
import { ElementContext, type ElementHost } from '../../../../src/shared/host/element-host.ts';
import { FatalBoundary } from '../../../../src/views/fatal-boundary.tsx';
import { ConfigError } from '../../../../src/views/startup/config-error.tsx';
import { elementHostStub } from '../../../support/element-host-stub.ts';

vi.mock('../../../../src/i18n/load-language.ts', { spy: true });

const optionsIn = (lang?: string) =>
  parseOptions(commonAttributes, (name) => (name === 'lang' ? lang : undefined));

test('without its messages, a missing api-base is left to the fallback content', async () => {
  vi.mocked(loadLanguage).mockRejectedValueOnce(new Error('no such chunk'));
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onError = vi.fn();
  const { container } = render(
    <FatalBoundary onError={onError}>
      <ConfigError options={optionsIn()} />
    </FatalBoundary>,
  );
  await waitFor(() => expect(onError).toHaveBeenCalledOnce());
  expect(container.textContent).toBe('');
  expect(logged.mock.calls.flat()).toContainEqual(
    new Error('The messages could not be loaded', { cause: new Error('no such chunk') }),
  );
  logged.mockRestore();
});

test('while another language is loading, the error and its `lang` stay in the previous one', async () => {
  const element: ElementHost = {
    ...elementHostStub,
    host: document.body,
    root: document as unknown as ShadowRoot,
    options: optionsIn(),
    emit: () => true,
    registerMethods: () => () => undefined,
  };
  const error = (lang: string) => (
    <ElementContext value={element}>
      <ConfigError options={optionsIn(lang)} />
    </ElementContext>
  );
  const { container, rerender } = render(error('en'));
  await screen.findByText('This booking form is not set up yet');
  vi.mocked(loadLanguage).mockReturnValueOnce(new Promise(() => undefined));
  rerender(error('es'));
  await waitFor(() => expect(loadLanguage).toHaveBeenLastCalledWith('es', 'first-screen'));
  screen.getByText('This booking form is not set up yet');
  expect(container.querySelector('[part=root]')?.getAttribute('lang')).toBe('en');
});
