/** Behaves on the page like a consent tool, as its documentation describes it. */
export interface StandInTool {
  name: string;
  /** The tool comes onto the page; it asks the visitor. */
  appear: () => void;
  /** The visitor answers, or answers anew. */
  answer: (analytics: boolean, maps: boolean) => void;
  /** Removes all that it has left on the page. */
  remove: () => void;
}

export const setGlobal = (name: string, value: unknown) => Reflect.set(window, name, value);
export const removeGlobals = (...names: string[]) => {
  for (const name of names) Reflect.deleteProperty(window, name);
};
