/** Hands the visitor a file that was made here. */
export function saveFile(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.target = '_self';
  link.click();
  // The download has its own hold on the content by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Opens the browser's print dialog for the whole page. */
export function printPage(): void {
  window.print();
}
