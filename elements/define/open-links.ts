/** Loads the code for links that open the storefront, if a script of the page asks for it with `data-links`. */
export async function openLinks(): Promise<void> {
  try {
    if (document.querySelector('[data-links]')) await import('../links/start-links.ts');
  } catch (error) {
    // Without that code, the links simply work.
    console.error(error);
  }
}
