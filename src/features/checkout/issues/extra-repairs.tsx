import type { CartExtra } from '../../../schema/cart.ts';
import { useApi } from '../../../shared/storefront/session-context.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { RepairList, type LineRepairsProps } from './repair-list.tsx';
import { useChangeLine } from './use-change-line.ts';

interface ExtraRepairsProps extends Omit<LineRepairsProps, 'check'> {
  cartLine: CartExtra;
}

/** The repairs of an extra: it has no time and no alternatives, so only its price can be accepted. */
export function ExtraRepairs({ cartLine, onRepaired, ...list }: ExtraRepairsProps) {
  const { cart } = useStorefront().state;
  const { currency } = useApi();
  const changeLine = useChangeLine(cartLine.id, onRepaired);
  return (
    <RepairList
      {...list}
      item={{ kind: 'extra', cartLine }}
      onAcceptPrice={(total) => changeLine('issue', () => cart.acceptPrice(cartLine.id, { total, currency }))}
    />
  );
}
