import { createContext, use, useInsertionEffect } from 'react';

export interface UiSurroundings {
  /** Where ids are looked up and focus is read: the shadow root the view stands in. */
  root: ShadowRoot | Document;
  /** Adds a style sheet to that root once. */
  adopt: (css: string) => void;
}

export const UiContext = createContext<UiSurroundings>({ root: document, adopt: () => undefined });

export function useUi(): UiSurroundings {
  return use(UiContext);
}

/** Brings a component's own sheet along; for components that arrive late, so that the first screen does not pay for them. */
export function useStyles(css: string): void {
  const { adopt } = useUi();
  useInsertionEffect(() => adopt(css), [adopt, css]);
}
