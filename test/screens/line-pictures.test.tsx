import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, inject, it } from 'vitest';
import { nodeFetch } from '../support/node-fetch.ts';
import { simCard } from './checkout-steps.ts';
import { comeBack, lineWithText, openMovedCart, reef, sedan } from './moved-cart.ts';
import { heading, openStorefront } from './open-storefront.tsx';
import type { Overrides, RecordedRequest } from './record-requests.ts';

const tourPath = '/tours/puerto-morelos-reef';
const vehicle = 'https://costaclara.example/sedan.svg';

/** A cart with a line of each kind, once their offers are requested. */
async function openCart(vehiclePicture: string | undefined, answers: Overrides = {}) {
  const { requests, storefront } = openStorefront('/cart/checkout', { answers });
  const transfer = sedan();
  transfer.line.priceSelected.image_url = vehiclePicture;
  storefront.state.cart.setLines({ transfers: [transfer], tours: [reef()], extras: [simCard()] });
  await heading('Your cart');
  await waitFor(() => {
    const paths = requests.map(({ path }) => path);
    expect(paths).toContain('/extras');
    expect(paths).toContain(tourPath);
  });
}

/** Of each line, the file of its picture or the shape of its drawing. */
function pictures(): { picture: string | undefined; drawing: string | undefined }[] {
  return screen.getAllByRole('listitem').map((line) => {
    const picture = line.querySelector('img');
    return {
      picture: picture?.src.split('/').at(-1),
      drawing: line.querySelector('svg[preserveAspectRatio]')?.innerHTML,
    };
  });
}

/** The provider's own answer without its pictures. */
async function withoutPictures({ path, query }: RecordedRequest): Promise<unknown> {
  const headers = { Accept: 'application/json' };
  const answer = await nodeFetch(`${inject('provider')}/widget${path}?${query.toString()}`, { headers });
  const withoutPicture = (key: string, value: unknown) => (key === 'image_url' ? undefined : value);
  return JSON.parse(await answer.text(), withoutPicture) as unknown;
}

it('each kind of line has the picture of its offer', async () => {
  await openCart(vehicle);
  await waitFor(() =>
    expect(pictures().map(({ picture }) => picture)).toEqual([
      'tour-reef-noon.svg',
      'sedan.svg',
      'extra-sim-card.svg',
    ]),
  );
});

it.each([
  ['a tour', { tours: [reef()] }, 'gone=203', 'tour-reef-noon.svg'],
  ['an extra', { extras: [simCard()] }, 'gone=101', 'extra-sim-card.svg'],
])('%s that is no longer available keeps its picture', async (_, lines, gone, file) => {
  const { enter, move } = openMovedCart(lines);
  await enter();
  await waitFor(() => expect(pictures()[0]?.picture).toBe(file));
  await move(gone);
  comeBack();
  await lineWithText('This is no longer available.');
  expect(pictures()[0]?.picture).toBe(file);
});

it('each kind of line has a drawing of its own if the provider gives no picture', async () => {
  await openCart(undefined, { '/extras': withoutPictures, [tourPath]: withoutPictures });
  const drawings = pictures().map(({ drawing }) => drawing);
  expect(drawings).not.toContain(undefined);
  expect(new Set(drawings).size).toBe(3);
});

it('a picture that fails to load is replaced by the drawing of its kind', async () => {
  await openCart(vehicle);
  await waitFor(() => expect(pictures().map(({ picture }) => picture)).not.toContain(undefined));
  for (const picture of document.querySelectorAll('li img')) fireEvent.error(picture);
  expect(new Set(pictures().map(({ drawing }) => drawing)).size).toBe(3);
  expect(pictures().map(({ picture }) => picture)).toEqual([undefined, undefined, undefined]);
});
