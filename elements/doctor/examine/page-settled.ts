import { registry } from '../../../src/platform/registry.ts';
import { pause } from '../../../src/platform/pause.ts';
import { silentFrames } from './examine-frames.ts';

const MAX_LOAD_MS = 10_000;
const MAX_START_MS = 5000;
const POLL_MS = 100;

/** Resolves once the page, the elements in view and mounted frames have loaded, or have had the time to. */
export async function pageSettled(): Promise<void> {
  const loaded = new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else addEventListener('load', resolve, { once: true });
  });
  await Promise.race([loaded, pause(MAX_LOAD_MS)]);
  const isStarting = () => someElementIsLoading() || silentFrames().length > 0;
  for (let waited = 0; waited < MAX_START_MS && isStarting(); waited += POLL_MS) await pause(POLL_MS);
}

function someElementIsLoading(): boolean {
  return [...registry().elements].some(({ host }) => {
    const { top, bottom, width } = host.getBoundingClientRect();
    const isInView = top < innerHeight && bottom > 0 && width > 0;
    return isInView && Reflect.get(host, 'state') === 'loading';
  });
}
