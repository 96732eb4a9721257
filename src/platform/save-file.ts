/** Downloads a file that was generated here. */
export function saveFile(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.target = '_self';
  link.click();
  // By then the download has its own reference to the content.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Opens the browser's print dialog for the whole page. */
export function printPage(): void {
  window.print();
}
