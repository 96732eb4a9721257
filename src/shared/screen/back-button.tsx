import { Trans } from '@lingui/react/macro';
import { ChevronLeft } from 'lucide-react';
import { useNavigation } from '../../routing/use-navigation.ts';
import { Button } from '../../ui/actions/button.tsx';

interface BackButtonProps {
  to: string;
  /** Without room around its text, where it stands at the edge of the screen. */
  flush?: boolean;
}

/** Goes back, or to the route `to` if there is no earlier screen. */
export function BackButton({ to, flush = false }: BackButtonProps) {
  const { goBack } = useNavigation();
  return (
    <Button
      variant="quiet"
      flush={flush}
      iconBefore={<ChevronLeft size={18} aria-hidden="true" />}
      onClick={() => goBack(to)}
    >
      <Trans>Back</Trans>
    </Button>
  );
}
