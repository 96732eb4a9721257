/**
 * The chunk of the libraries that every view needs. Visitors keep it from one release to the next as long as its text
 * stays the same, so its exports have short names that are written here instead of numbered anew in every build. A name
 * is never given to anything else; what is added gets the next one. A test fails if the chunk exports more than this.
 */
export {
  default as a,
  Component as c,
  Fragment as d,
  StrictMode as e,
  Suspense as f,
  cloneElement as g,
  createContext as h,
  createElement as i,
  forwardRef as k,
  isValidElement as l,
  lazy as m,
  memo as n,
  use as p,
  useCallback as q,
  useContext as r,
  useDebugValue as s,
  useEffect as t,
  useEffectEvent as u,
  useId as v,
  useImperativeHandle as w,
  useInsertionEffect as x,
  useLayoutEffect as y,
  useMemo as z,
  useReducer as A,
  useRef as B,
  useState as C,
  useSyncExternalStore as D,
  useTransition as E,
  Activity as bb,
} from 'react';
export { Fragment as G, jsx as H, jsxs as I } from 'react/jsx-runtime';
export { flushSync as bg } from 'react-dom';
export { setupI18n as J } from '@lingui/core';
export { I18nProvider as K, Trans as L, useLingui as M } from '@lingui/react';
export { default as N } from '@r2wc/react-to-web-component';
export {
  QueryClient as O,
  QueryObserver as bh,
  QueryClientProvider as P,
  keepPreviousData as Q,
  queryOptions as R,
  useQuery as S,
  useQueryClient as T,
} from '@tanstack/react-query';
export { useSnapshot as U } from 'valtio/react';
export { proxy as V, snapshot as W, subscribe as X, unstable_getInternalStates as Y } from 'valtio/vanilla';
export {
  array as Z,
  boolean as aa,
  fallback as ab,
  literal as ad,
  looseObject as ae,
  maxValue as af,
  minLength as ag,
  minValue as ah,
  nonEmpty as ai,
  nullable as aj,
  nullish as ak,
  number as al,
  object as am,
  optional as an,
  parse as ao,
  picklist as ap,
  pipe as aq,
  record as ar,
  regex as at,
  safeParse as au,
  string as av,
  transform as ax,
  trim as ay,
  union as az,
  unknown as ba,
  check as bc,
  readonly as bd,
  custom as be,
} from 'valibot';
