import { expect, test, vi } from 'vitest';
import { enginesFor } from '../../../../elements/core/engine/engines.ts';
import { registry } from '../../../../src/platform/registry.ts';

const shown: string[] = [];
class Engine extends HTMLElement {
  show(): void {
    shown.push(this.id);
  }
}
customElements.define('booking-engine', Engine);

function connect(tag: string, options: Record<string, unknown>) {
  const host = document.createElement(tag);
  host.id = String(options.id);
  const read = (name: string) => options[name];
  registry().elements.add({ host, read, changed: () => undefined });
  return { host, read };
}

test('an overlay is no inline engine, whatever the case of its attribute', () => {
  const apiBase = 'https://api.example.com/widget';
  const overlay = connect('booking-engine', { id: 'overlay', 'api-base': apiBase, presentation: 'Overlay' });
  connect('booking-engine', { id: 'inline', 'api-base': apiBase });
  enginesFor(overlay).findInlineEngine()?.();
  expect(shown).toEqual(['inline']);
});

test('looking for an engine logs no warning about the options of other elements', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const widget = connect('transfers-box', { 'api-base': '/widget', 'cart-scope': 'hotel 2' });
  enginesFor(widget).findEngine();
  expect(warn).not.toHaveBeenCalled();
});
