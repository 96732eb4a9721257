/** Logs what the page's author must set; visitors see an error in the view. */
export function reportMissingApiBase(tag: string): void {
  console.error(
    `[${tag}] attribute "api-base" is missing or invalid. Set it to the absolute URL of the booking service: <${tag} api-base="https://api.example.com/widget">`,
  );
}
