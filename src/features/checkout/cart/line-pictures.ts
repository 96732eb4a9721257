import { useQuery } from '@tanstack/react-query';
import { extrasQuery } from '../../../api/extras.ts';
import { tourQuery } from '../../../api/tours.ts';
import type { CartTour } from '../../../schema/cart.ts';
import type { ExtraLine } from '../../../schema/extra.ts';
import { isSameId } from '../../../schema/wire-values.ts';
import { useApi } from '../../../shared/storefront/session-context.ts';
import { tourArticleId } from '../../../cart/article-ids.ts';

/*
 * Tours and extras in the cart have no pictures of their own. Those of their offers are used as soon as they are known:
 * the check of the cart requests the offers anyway.
 */

/** The URL of a tour's picture; undefined while it is unknown. */
export function useTourPicture({ line, page }: CartTour): string | undefined {
  const query = tourQuery(useApi(), page?.tour ?? tourArticleId(line), page?.category);
  return useQuery({ ...query, enabled: false }).data?.image_url;
}

/** The URL of an extra's picture; undefined while it is unknown. */
export function useExtraPicture({ extraSelected }: ExtraLine): string | undefined {
  const { data: extras } = useQuery({ ...extrasQuery(useApi()), enabled: false });
  return extras?.find(({ id }) => isSameId(id, extraSelected.id))?.image_url;
}
