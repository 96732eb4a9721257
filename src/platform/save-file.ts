/** Downloads a file that was generated here. */
export function saveFile(name: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.target = '_self';
  link.click();
  // By then the download has its own reference to the content.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Opens the browser's print dialog for the whole page. */
export function printPage(): void {
  window.print();
}
