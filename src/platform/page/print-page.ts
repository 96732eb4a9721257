/** Opens the browser's print dialog for the whole page. */
export function printPage(): void {
  window.print();
}
