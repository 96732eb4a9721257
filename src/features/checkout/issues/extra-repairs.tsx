import type { CartExtra } from '../../../schema/cart.ts';
import { RepairList, type LineRepairsProps } from './repair-list.tsx';
import { useAcceptPrice } from './use-change-line.ts';

interface ExtraRepairsProps extends Omit<LineRepairsProps, 'check'> {
  cartLine: CartExtra;
}

/** The repairs of an extra: it has no time and no alternatives, so only its price can be accepted. */
export function ExtraRepairs({ cartLine, onRepaired, ...list }: ExtraRepairsProps) {
  const acceptPrice = useAcceptPrice(cartLine.id, onRepaired);
  return <RepairList {...list} item={{ kind: 'extra', cartLine }} onAcceptPrice={acceptPrice} />;
}
