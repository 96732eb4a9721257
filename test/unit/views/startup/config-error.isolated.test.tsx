import { render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { commonAttributes } from '../../../../src/options/attributes.ts';
import { parseOptions } from '../../../../src/options/parse-options.ts';
import { FatalBoundary } from '../../../../src/views/fatal-boundary.tsx';
import { ConfigError } from '../../../../src/views/startup/config-error.tsx';

vi.mock('../../../../src/i18n/catalogs.ts', () => ({
  loadLanguage: () => Promise.reject(new Error('no such chunk')),
}));

test('without its messages, a missing api-base is left to the fallback content', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onError = vi.fn();
  const options = parseOptions(commonAttributes, () => undefined);
  const { container } = render(
    <FatalBoundary onError={onError}>
      <ConfigError options={options} />
    </FatalBoundary>,
  );
  await waitFor(() => expect(onError).toHaveBeenCalledOnce());
  expect(container.textContent).toBe('');
  expect(logged.mock.calls.flat()).toContainEqual(
    new Error('The messages could not be loaded', { cause: new Error('no such chunk') }),
  );
});
