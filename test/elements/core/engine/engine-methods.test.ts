import { afterEach, expect, test, vi } from 'vitest';
import { engineMethods } from '../../../../elements/core/engine/engine-methods.ts';
import type { ViewHandle } from '../../../../elements/core/view/view-spec.ts';

afterEach(() => document.body.replaceChildren());

function methodsOf(values: Record<string, unknown>, emit = vi.fn(() => true)) {
  const host = document.createElement('engine-host');
  const navigate = vi.fn();
  const setActiveHost = vi.fn();
  const storefront = () =>
    ({ navigate, location: { setActiveHost } }) as unknown as ReturnType<ViewHandle['storefront']>;
  const root = host.attachShadow({ mode: 'open' });
  const setOpen = vi.fn();
  const isOpen = () => values.open === true;
  const methods = engineMethods({
    host,
    root,
    read: (name) => values[name],
    emit,
    isOpen,
    setOpen,
    storefront,
  });
  return {
    host,
    setOpen,
    root,
    navigate,
    setActiveHost,
    methods: methods as Record<string, (path?: string) => void>,
  };
}

test('closing an overlay can be cancelled by the host page', () => {
  const refuse = vi.fn(() => false);
  const refused = methodsOf({ open: true, presentation: 'overlay' }, refuse);
  refused.methods.close?.();
  expect(refuse).toHaveBeenCalledWith('booking-close', { reason: 'api' });
  expect(refused.setOpen).not.toHaveBeenCalled();
  const closed = methodsOf({ open: true, presentation: 'overlay' });
  closed.methods.close?.();
  expect(closed.setOpen).toHaveBeenCalledWith(false);
});

test('closing an overlay that is not open dispatches no event', () => {
  const emit = vi.fn(() => true);
  methodsOf({ presentation: 'overlay' }, emit).methods.close?.();
  expect(emit).not.toHaveBeenCalled();
});

test.each(['overlay', ' Overlay'])('showing an overlay (“%s”) opens it at the given path', (presentation) => {
  const { setOpen, navigate, methods } = methodsOf({ presentation });
  methods.show?.('/transfers');
  expect(navigate).toHaveBeenCalledWith('/transfers', 'api');
  expect(setOpen).toHaveBeenCalledWith(true);
});

test('an inline engine scrolls into view and focuses its heading', () => {
  const { host, root, setActiveHost, methods } = methodsOf({});
  const heading = document.createElement('h1');
  heading.tabIndex = -1;
  root.append(heading);
  document.body.append(host);
  const scroll = vi.fn();
  host.scrollIntoView = scroll;
  methods.show?.();
  expect(scroll).toHaveBeenCalledOnce();
  expect(root.activeElement).toBe(heading);
  expect(setActiveHost).toHaveBeenCalledWith(host);
});
