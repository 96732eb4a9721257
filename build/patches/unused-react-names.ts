/** Kinds of fibers that nothing here has: lists of boundaries, resources, `<html>` and its like, view transitions. */
export const unusedTags: readonly number[] = [18, 19, 26, 27, 30];

/** Variables that always have the same value without the unused functions. */
export const unusedVariables: Readonly<Record<string, string>> = { isHydrating: '!1' };

/** What nobody imports. */
export const unusedExports: readonly string[] = [
  'exports.hydrateRoot',
  'exports.preconnect',
  'exports.prefetchDNS',
  'exports.preinit',
  'exports.preinitModule',
  'exports.preload',
  'exports.preloadModule',
  'exports.requestFormReset',
  'exports.useFormState',
  'exports.useFormStatus',
  'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration',
  'ReactDOMSharedInternals.findDOMNode',
];

const hydration = {
  attemptContinuousHydration: '',
  attemptExplicitHydrationTarget: '',
  attemptHydrationAtCurrentPriority: '',
  canHydrateHydrationBoundary: 'null',
  canHydrateInstance: 'null',
  canHydrateTextInstance: 'null',
  clearHydrationBoundary: '',
  clearIfContinuousEvent: '',
  commitActivityHydrationCallbacks: '',
  commitSuspenseHydrationCallbacks: '',
  createFiberFromDehydratedFragment: '',
  getActivityInstanceFromFiber: 'null',
  getNextHydratable: 'null',
  getNextHydratableInstanceAfterHydrationBoundary: 'null',
  getParentHydrationBoundary: 'null',
  getSuspenseInstanceFromFiber: 'null',
  hideOrUnhideDehydratedBoundary: '',
  isSuspenseInstanceFallback: '!1',
  isSuspenseInstancePending: '!1',
  mountHostRootWithoutHydrating: 'null',
  popHydrationState: '!1',
  popToNextHostParent: '',
  popTreeContext: '',
  prepareToHydrateHostInstance: '',
  pushDehydratedActivitySuspenseHandler: '',
  pushMaterializedTreeId: '',
  pushTreeFork: '',
  pushTreeId: '',
  queueHydrationError: '',
  queueIfContinuousEvent: '!1',
  registerSuspenseInstanceRetry: '',
  resetHydrationState: '',
  restoreSuspendedTreeContext: '',
  retryActivityComponentWithoutHydrating: 'null',
  retryDehydratedSuspenseBoundary: '',
  retryIfBlockedOn: '',
  retrySuspenseComponentWithoutHydrating: 'null',
  scheduleReplayQueueIfNeeded: '',
  throwOnHydrationMismatch: '',
  updateDehydratedSuspenseComponent: 'null',
  upgradeHydrationErrorsToRecoverable: 'null',
};

const viewTransitions = {
  ViewTransitionPseudoElement: '',
  applyViewTransitionName: '',
  applyViewTransitionToHostInstances: '!1',
  commitAfterMutationEffectsOnFiber: '',
  commitAppearingPairViewTransitions: '',
  commitDeletedPairViewTransitions: '',
  commitEnterViewTransitions: '',
  commitExitViewTransitions: '',
  commitNestedViewTransitions: '',
  createViewTransitionInstance: '',
  getViewTransitionClassName: '',
  getViewTransitionName: '',
  measureClonedInstance: '',
  measureInstance: '',
  measureNestedViewTransitions: '',
  measureViewTransitionHostInstancesRecursive: '!1',
  pushViewTransitionCancelableScope: 'null',
  recursivelyTraverseAfterMutationEffects: '',
  restoreEnterOrExitViewTransitions: '',
  restoreNestedViewTransitions: '',
  restorePairedViewTransitions: '',
  restoreViewTransitionName: '',
  restoreViewTransitionOnHostInstances: '',
  scheduleViewTransitionEvent: '',
  startViewTransition: '',
  trackEnterViewTransitions: '',
};

const fragmentReferences = {
  FragmentInstance: '',
  addFragmentHandleToFiber: '!1',
  addFragmentHandleToInstance: '',
  commitFragmentInstanceDeletionEffects: '',
  commitFragmentInstanceInsertionEffects: '',
  commitNewChildToFragmentInstance: '',
  commitNewChildToFragmentInstances: '',
  deleteChildFromFragmentInstance: '',
};

const formActions = {
  TransitionAwareHostComponent: '',
  coerceFormActionProp: 'null',
  extractEvents$1: '',
  mountActionState: '',
  rerenderActionState: '',
  startHostTransition: '',
  updateActionState: '',
  updateActionStateImpl: '',
};

const resources = {
  accumulateSuspenseyCommitOnFiber: '',
  acquireResource: 'null',
  createHoistableInstance: '',
  getHydratableHoistableCache: 'null',
  getResource: 'null',
  isHostHoistableType: '!1',
  isSingletonScope: '!1',
  maySuspendCommit: '!1',
  mountHoistable: '',
  preconnect: '',
  prefetchDNS: '',
  preinitModuleScript: '',
  preinitScript: '',
  preinitStyle: '',
  preload: '',
  preloadInstanceAndSuspendIfNeeded: '',
  preloadModule: '',
  preloadResource: '!0',
  preloadResourceAndSuspendIfNeeded: '',
  releaseSingletonInstance: '',
  resolveSingletonInstance: '',
  suspendInstance: '',
  suspendResource: '',
  waitForCommitToBeReady: 'null',
};

const others = {
  cutOffTailIfNeeded: '',
  /** It would navigate the host page to the entry that it shows. */
  defaultOnDefaultTransitionIndicator: '',
  /** The stack of components that React adds to errors. */
  getStackByFiberInDevAndProd: '""',
  updateSuspenseListComponent: 'null',
};

/** The functions that are never called, or whose answer is always this one. */
export const unusedFunctions: Readonly<Record<string, string>> = {
  ...hydration,
  ...viewTransitions,
  ...fragmentReferences,
  ...formActions,
  ...resources,
  ...others,
};
