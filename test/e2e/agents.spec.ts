import { engine } from './support/engine.ts';
import { apiBase, openMade } from './support/made-page.ts';
import { expect, test } from './support/test.ts';

/** A double of the browser's side of the WebMCP draft, which keeps the tools where a test can call them. */
const assistant = `<script>
  navigator.modelContext = {
    tools: {},
    registerTool(tool, { signal }) {
      this.tools[tool.name] = tool;
      signal.addEventListener('abort', () => delete this.tools[tool.name]);
    },
  };
</script>`;

interface Tools {
  modelContext: {
    tools: Record<string, { execute: (input: object) => Promise<{ content: { text: string }[] }> }>;
  };
}

test(
  'an assistant fills the cart, and the visitor sees it, undoes it, and books alone',
  { tag: ['@long', '@firefox'] },
  async ({ page }) => {
    await openMade(page, {
      head: assistant,
      body: `<booking-engine api-base="${apiBase}" agents lang="es"></booking-engine>`,
    });
    const toolNames = () =>
      page.evaluate(() => Object.keys((navigator as unknown as Tools).modelContext.tools));
    await expect.poll(toolNames).toHaveLength(7);
    const call = (name: string, input: object = {}) =>
      page.evaluate(
        async ([tool, given]) => {
          const { tools } = (navigator as unknown as Tools).modelContext;
          return (await tools[tool]?.execute(given))?.content[0]?.text ?? '';
        },
        [name, input] as const,
      );
    const { extras } = JSON.parse(await call('list_extras')) as { extras: { id: number; name: string }[] };
    const [extra] = extras;
    expect(await call('add_to_cart', { extra: { id: extra?.id, adults: 0, kids: 0, units: 2 } })).toContain(
      '"count":1',
    );
    await expect(page.getByText(`Añadido por su asistente: ${extra?.name}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Carrito (1)' })).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByRole('button', { name: 'Carrito (1)' })).toHaveCount(0);

    await engine(page).evaluate((element) => element.remove());
    await expect.poll(toolNames).toEqual([]);
  },
);
