/** Downloads a file with generated content. `type` is its MIME type. */
export function saveFile(name: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  // A page's `<base target>` must not open it elsewhere.
  link.target = '_self';
  link.click();
  // After a minute, the download has its own reference to the content.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
