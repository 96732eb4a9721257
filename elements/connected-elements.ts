interface Connected {
  raw: { read: (attribute: string) => unknown };
  changed: () => void;
}

const elements = new Set<Connected>();

/** Our elements on the page: one `api-base` serves all that have none of their own. */
export const connectedElements = {
  add(element: Connected): void {
    elements.add(element);
    if (element.raw.read('api-base')) this.apiBaseChanged();
  },

  delete(element: Connected): void {
    elements.delete(element);
  },

  /** The first `api-base` on the page. */
  apiBase(): unknown {
    for (const { raw } of elements) {
      const own = raw.read('api-base');
      if (own) return own;
    }
    return undefined;
  },

  apiBaseChanged(): void {
    for (const element of elements) if (!element.raw.read('api-base')) element.changed();
  },
};
