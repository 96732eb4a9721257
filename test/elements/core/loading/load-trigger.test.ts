import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoadTrigger } from '../../../../elements/core/loading/load-trigger.ts';
import { stubViewport } from '../../fake-view.ts';

let watchers: ReturnType<typeof stubViewport>;

beforeEach(() => {
  watchers = stubViewport();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** An element far down a page of which only the texts have loaded, with its trigger. */
function startTrigger(options: Record<string, unknown> = {}) {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const host = document.createElement('div');
  document.body.append('a'.repeat(9000), host);
  const showFirstForm = vi.fn();
  const onLoad = vi.fn();
  const trigger = createLoadTrigger(host, (attribute) => options[attribute], { showFirstForm, onLoad });
  trigger.start();
  const scrollTo = (top: number) => watchers.find(({ element }) => element === host)?.see(top);
  const finishPage = () => {
    readyState.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
  };
  return { trigger, showFirstForm, onLoad, scrollTo, finishPage };
}

const below = () => window.innerHeight + 100;

test('near the window, an element waits for the host page, unless the visitor scrolls to it', () => {
  const { trigger, showFirstForm, onLoad, scrollTo } = startTrigger();
  scrollTo(below());
  vi.advanceTimersByTime(1000);
  expect(onLoad).not.toHaveBeenCalled();
  scrollTo(window.innerHeight - 50);
  expect(showFirstForm).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(300);
  expect(onLoad).toHaveBeenCalledOnce();
  trigger.stop();
});

test.each(['overlay', 'OVERLAY'])('a closed overlay (“%s”) loads and requests nothing', (presentation) => {
  const options: Record<string, unknown> = { presentation };
  const { trigger, showFirstForm, onLoad, scrollTo, finishPage } = startTrigger(options);
  scrollTo(below());
  finishPage();
  scrollTo(0);
  vi.advanceTimersByTime(1000);
  expect(showFirstForm).not.toHaveBeenCalled();
  expect(onLoad).not.toHaveBeenCalled();
  options.open = true;
  trigger.update();
  expect(onLoad).toHaveBeenCalledOnce();
  trigger.stop();
});
