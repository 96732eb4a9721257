import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { attributesByTag } from '../../../../src/options/attributes-by-tag.ts';
import { parseOptions } from '../../../../src/options/parse-options.ts';
import { ChunkError } from '../../../../src/shared/notices/chunk-error.tsx';
import { renderFeature } from '../../features/render-feature.tsx';

it.each([
  ['session', 'Please reload the page. Your cart is saved.'],
  ['memory', 'Please reload the page.'],
] as const)('with the storage "%s" it says: %s', (storage, text) => {
  const options = { ...parseOptions(attributesByTag['booking-engine'], () => undefined), storage };
  renderFeature(<ChunkError />, { element: { options } });
  expect(screen.getByText(text)).toBeDefined();
});
