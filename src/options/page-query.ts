import { pageParameters } from '../platform/page/page-url.ts';

/** A default from a query parameter of the page's URL. */
export function pageQuery(name: string): () => string | undefined {
  return () => pageParameters().get(name) ?? undefined;
}

/** Like `pageQuery`, for flags: on if the parameter is present, unless it is `0` or `false`. */
export function pageFlag(name: string): () => boolean {
  return () => {
    const value = pageParameters().get(name);
    return value !== null && !/^(0|false)$/i.test(value);
  };
}
