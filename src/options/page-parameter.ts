import { pageParameters } from '../platform/page/page-url.ts';

/** Returns a function that reads a query parameter of the page's URL, for use as a default. */
export function pageParameter(name: string): () => string | undefined {
  return () => pageParameters().get(name) ?? undefined;
}

/** Like `pageParameter`, for flags: on if the parameter is present, unless it is `0` or `false`. */
export function pageFlag(name: string): () => boolean {
  return () => {
    const value = pageParameters().get(name);
    return value !== null && !/^(0|false)$/i.test(value);
  };
}
