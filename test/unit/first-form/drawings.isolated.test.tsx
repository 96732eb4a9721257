import { expect, it } from 'vitest';
import { drawFirstForm } from '../../../build/draw-first-form.ts';

it('the first form is that of the views: if not, run `npm run draw`', async () => {
  const { drawings, messageIds } = await drawFirstForm();
  await expect(json(drawings, 1)).toMatchFileSnapshot('../../../src/first-form/drawings.json');
  await expect(json(messageIds, 2)).toMatchFileSnapshot('../../../src/first-form/message-ids.json');
});

function json(value: object, indentation: number): string {
  return `${JSON.stringify(value, null, indentation)}\n`;
}
