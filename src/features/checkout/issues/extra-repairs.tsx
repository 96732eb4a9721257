import type { CartExtra } from '../../../schema/cart.ts';
import { ProblemList, type LineRepairsProps } from './problem-list.tsx';
import { useAcceptPrice } from './use-change-line.ts';

interface ExtraRepairsProps extends LineRepairsProps {
  cartLine: CartExtra;
}

/** The repairs of an extra: it has no time and no alternatives, so only its price can be accepted. */
export function ExtraRepairs({ cartLine, onRepaired, ...list }: ExtraRepairsProps) {
  const acceptPrice = useAcceptPrice(cartLine.id, onRepaired);
  return <ProblemList {...list} item={{ kind: 'extra', cartLine }} onAcceptPrice={acceptPrice} />;
}
