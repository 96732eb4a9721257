import { Trans } from '@lingui/react/macro';
import { ChevronLeft } from 'lucide-react';
import { useNavigation } from '../../routing/use-navigation.ts';
import { Button } from '../../ui/actions/button.tsx';

/** Goes back, or to the route `to` if there is no earlier screen. */
export function BackButton({ to }: { to: string }) {
  const { goBack } = useNavigation();
  return (
    <Button
      variant="quiet"
      iconBefore={<ChevronLeft size={18} aria-hidden="true" />}
      onClick={() => goBack(to)}
    >
      <Trans>Back</Trans>
    </Button>
  );
}
