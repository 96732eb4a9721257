/** Tells the page's author what to write; visitors are told by the view. */
export function reportMissingApiBase(tag: string): void {
  console.error(
    `[${tag}] attribute "api-base" is missing or wrong. Give it the full address of the booking service: <${tag} api-base="https://api.example.com/widget">`,
  );
}
