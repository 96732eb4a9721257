import type { CSSProperties, ReactNode, Ref } from 'react';

/** The props that React accepts on any element. */
export interface ReactProps<Element> {
  children?: ReactNode;
  ref?: Ref<Element> | undefined;
  key?: string | number;
  id?: string;
  className?: string;
  style?: CSSProperties;
  slot?: string;
  hidden?: boolean;
}
