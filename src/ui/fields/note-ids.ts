/** The ids of the notes below a control or a group, for its `aria-describedby`. */
export function noteIds(id: string) {
  return { hint: `${id}-hint`, error: `${id}-error` };
}
