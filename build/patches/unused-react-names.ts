/** Kinds of fibers that nothing here has: portals, lists of boundaries, resources, `<html>` and its like, view transitions. */
export const unusedTags: readonly number[] = [4, 18, 19, 26, 27, 30];

/** Kinds of elements that nothing here has. */
export const unusedTypes: readonly string[] = ['REACT_PORTAL_TYPE'];

/** Variables that always have the same value. */
export const unusedVariables: Readonly<Record<string, string>> = {
  isHydrating: '!1',
  /** In every supported browser. */
  isInputEventSupported: '!0',
};

/** What nobody imports. */
export const unusedExports: readonly string[] = [
  'exports.Children',
  'exports.Profiler',
  'exports.ViewTransition',
  'exports.__COMPILER_RUNTIME',
  'exports.addTransitionType',
  'exports.cache',
  'exports.cacheSignal',
  'exports.createPortal',
  'exports.createRef',
  'exports.hydrateRoot',
  'exports.preconnect',
  'exports.prefetchDNS',
  'exports.preinit',
  'exports.preinitModule',
  'exports.preload',
  'exports.preloadModule',
  'exports.requestFormReset',
  'exports.startTransition',
  'exports.unstable_useCacheRefresh',
  'exports.useActionState',
  'exports.useDeferredValue',
  'exports.useFormState',
  'exports.useFormStatus',
  'exports.useOptimistic',
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
  getBumpedLaneForHydration: '0',
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
  queueTransitionTypes: '',
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
  traverseVisibleInstancesAndTextInstances: '!1',
};

const formActions = {
  TransitionAwareHostComponent: '',
  coerceFormActionProp: 'null',
  extractEvents$1: '',
  mountActionState: '',
  recursivelyResetForms: '',
  requestFormReset$1: '',
  rerenderActionState: '',
  startHostTransition: '',
  updateActionState: '',
  updateActionStateImpl: '',
  useHostTransitionStatus: '',
};

const resources = {
  accumulateSuspenseyCommitOnFiber: '',
  acquireResource: 'null',
  createHoistableInstance: '',
  getHoistableRoot: 'null',
  getHydratableHoistableCache: 'null',
  getResource: 'null',
  insertSuspendedStylesheets: '',
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

/** What older browsers need, and the events `beforeinput` and `select`, which nothing handles. */
const events = {
  constructSelectEvent: '',
  getDataFromCustomEvent: 'null',
  getFallbackBeforeInputChars: 'null',
  getNativeBeforeInputChars: 'null',
  getVendorPrefixedEventName: 'eventName',
  handleEventsForInputEventPolyfill: '',
  isFallbackCompositionEnd: '!1',
  stopWatchingForValueChange: '',
};

/** Hooks that nothing here uses: of the compiler, and those for deferred values and optimistic ones. */
const hooks = {
  mountDeferredValueImpl: '',
  refreshCache: '',
  updateDeferredValueImpl: '',
  updateOptimisticImpl: '',
  useMemoCache: '',
};

const others = {
  /** Of classes: a method that React itself has deprecated. */
  callComponentWillReceiveProps: '',
  cutOffTailIfNeeded: '',
  /** It would navigate the host page to the entry that it shows. */
  defaultOnDefaultTransitionIndicator: '',
  /** The stack of components that React adds to errors. */
  getStackByFiberInDevAndProd: '""',
  hideOrUnhideNearestPortals: '',
  /** Screens contain no custom elements; ours contain screens. */
  isCustomElement: '!1',
  setPropOnCustomElement: '',
  updateSuspenseListComponent: 'null',
};

/** The functions that are never called, or whose answer is always this one. */
export const unusedFunctions: Readonly<Record<string, string>> = {
  ...hydration,
  ...viewTransitions,
  ...fragmentReferences,
  ...formActions,
  ...resources,
  ...events,
  ...hooks,
  ...others,
};
