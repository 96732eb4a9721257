import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QrCode } from '../../../../../src/ui/content/qr-code/qr-code.tsx';
import { renderKit } from '../../render-kit.tsx';

it('is a picture of the text', () => {
  renderKit(<QrCode text="https://example.com" label="QR code" />);
  expect(screen.getByRole('img', { name: 'QR code' }).querySelector('path')?.getAttribute('d')).toMatch(/^M/);
});

it('is left out if the text is too long for one', () => {
  renderKit(<QrCode text={`https://example.com/${'a'.repeat(3000)}`} label="QR code" />);
  expect(screen.queryByRole('img')).toBeNull();
});
