import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { HandOffOptions } from '../../../../src/options/attributes.ts';
import { attributesByTag } from '../../../../src/options/attributes-by-tag.ts';
import { parseOptions } from '../../../../src/options/parse-options.ts';
import { useHandOff } from '../../../../src/shared/host/use-hand-off.ts';
import { noAttribution } from '../../../../src/schema/attribution.ts';
import { elementHostStub } from '../../../support/element-host-stub.ts';
import { renderFeature } from '../../features/render-feature.tsx';

type Mode = HandOffOptions['openMode'];
type Available = 'engine' | 'foreign engine' | 'overlay' | 'page';

const path = '/transfers/prices?from=1';

function Widget({ openMode }: { openMode: Mode }) {
  const handOff = useHandOff({ openMode, target: undefined });
  return <button onClick={() => handOff(path)}>search</button>;
}

const attribution = { ...noAttribution, salesChannel: 'desk 7', placement: 'lobby-qr' };

/** What the page hears, and what was shown to the visitor, after a search. */
async function search(openMode: Mode, available: Available[], takesOver: string[] = ['booking-redirect']) {
  const shown: string[] = [];
  const sources: unknown[] = [];
  const has = (one: Available) => available.includes(one);
  const options = parseOptions(attributesByTag['booking-engine'], () => undefined);
  const { visitor, received, storefront } = renderFeature(<Widget openMode={openMode} />, {
    takesOver,
    element: {
      options: {
        ...options,
        hostedUrl: has('page') ? 'https://book.example/' : undefined,
      },
      attribution: () => attribution,
      engines: {
        ...elementHostStub.engines,
        findEngine: () => (has('engine') ? () => shown.push('engine') : undefined),
        findForeignEngine: () =>
          has('foreign engine')
            ? (given, source) => {
                shown.push(`foreign engine at ${given}`);
                sources.push(source);
              }
            : undefined,
        findOverlay: () => (has('overlay') ? () => shown.push('overlay') : undefined),
      },
    },
  });
  await visitor.click(screen.getByRole('button', { name: 'search' }));
  const [opened, left] = ['booking-open', 'booking-redirect'].map(
    (event) => received.find(({ name }) => name === event)?.detail,
  );
  return { opened, left, shown, sources, session: storefront.state.session.state, path: storefront.path };
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

describe('the first available mode is used', () => {
  it.each<[Available[], string, string[]]>([
    [['engine', 'overlay', 'page'], 'engine', ['engine']],
    [['overlay', 'page'], 'overlay', ['overlay']],
    [[], 'event', []],
  ])('of %j: %s', async (available, mode, expected) => {
    const { opened, shown } = await search('auto', available);
    expect(opened).toEqual({ path, mode, source: 'body' });
    expect(shown).toEqual(expected);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('the hosted page gets the path', async () => {
    const { opened, left } = await search('auto', ['page']);
    expect(opened).toMatchObject({ mode: 'page', path });
    expect(left).toMatchObject({ origin: 'https://book.example', purpose: 'hosted' });
    expect(left).toHaveProperty('url', `https://book.example${path}&sc=desk+7&placement=lobby-qr`);
  });

  it('so does an engine of another storefront, whose route is its own', async () => {
    const { shown, path: own } = await search('auto', ['foreign engine', 'engine']);
    expect(shown).toEqual([`foreign engine at ${path}`]);
    expect(own).toBe('/');
  });
});

it.each<[Mode, Available[], string, warnings: number]>([
  ['overlay', ['engine', 'overlay'], 'overlay', 0],
  ['page', ['engine', 'page'], 'page', 0],
  ['event', ['engine', 'overlay', 'page'], 'event', 0],
  ['engine', ['overlay', 'page'], 'overlay', 1],
  ['page', [], 'event', 1],
])('open-mode "%s" with %j: %s', async (openMode, available, mode, warnings) => {
  const { opened } = await search(openMode, available);
  expect(opened).toMatchObject({ mode });
  expect(console.warn).toHaveBeenCalledTimes(warnings);
});

it('nothing is shown if the page takes over', async () => {
  const { shown, path: own } = await search('auto', ['engine'], ['booking-open']);
  expect(shown).toEqual([]);
  expect(own).toBe('/');
});

describe('where the sale comes from goes along', () => {
  it.each(['engine', 'overlay'] as const)('to an %s, in the storefront that they share', async (mode) => {
    const { session } = await search('auto', [mode]);
    expect(session.attribution).toEqual(attribution);
  });

  it('to an engine of another storefront, with the visitor', async () => {
    const { sources, session } = await search('auto', ['foreign engine']);
    expect(sources).toEqual([attribution]);
    expect(session.attribution).toEqual(noAttribution);
  });
});
