import type { MountedView } from './view-module.ts';

/**
 * `idle`: not on a page. `waiting`: on a page, where its view is not needed yet. `loading`: the code of the view is on
 * its way. `failed`: the view did not load, or failed later; the element shows an error and can retry.
 */
export type PhaseName = 'idle' | 'waiting' | 'loading' | 'mounted' | 'failed';

/** What an element is doing, with what belongs to that alone. */
export interface Phase {
  name: PhaseName;
  /** While waiting: whether the element has come near the viewport. */
  isNear?: boolean;
  /** While mounted. */
  view?: MountedView;
  /** Called when another phase begins. */
  end?: () => void;
}

const successors: Record<PhaseName, readonly PhaseName[]> = {
  idle: ['waiting'],
  waiting: ['loading', 'idle'],
  loading: ['mounted', 'failed', 'idle'],
  mounted: ['failed', 'idle'],
  failed: ['loading', 'idle'],
};

export function mayFollow(now: PhaseName, next: PhaseName): boolean {
  return successors[now].includes(next);
}
