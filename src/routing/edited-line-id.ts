/** The id of the cart line that a route names for editing, in its parameter `edit`; null if it names none. */
export function editedLineId(search: string): string | null {
  return new URLSearchParams(search).get('edit');
}
