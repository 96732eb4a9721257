import { expect, it } from 'vitest';
import { drawFirstForm } from '../../../build/draw-first-form.ts';

it('the first form is that of the views: if not, run `npm run draw`', async () => {
  const written = `${JSON.stringify(await drawFirstForm(), null, 1)}\n`;
  await expect(written).toMatchFileSnapshot('../../../src/first-form/drawings.json');
});
