import { useQuery } from '@tanstack/react-query';
import { extrasQuery } from '../../../api/extras.ts';
import type { ExtraLine } from '../../../schema/extra.ts';
import { isSameId } from '../../../schema/wire-values.ts';
import { useApi } from '../../../shared/storefront/session-context.ts';
import { useLastAnswer } from '../../../shared/storefront/use-last-answer.ts';

/**
 * The URL of an extra's picture; undefined while it is unknown. An extra in the cart has none of its own. That of its offer is
 * used as soon as it is known, and stays when the extra is no longer offered: the check of the cart requests the offers anyway.
 */
export function useExtraPicture({ extraSelected }: ExtraLine): string | undefined {
  const { data: extras } = useQuery({ ...extrasQuery(useApi()), enabled: false });
  const offer = extras?.find(({ id }) => isSameId(id, extraSelected.id));
  return useLastAnswer(offer?.image_url, String(extraSelected.id));
}
