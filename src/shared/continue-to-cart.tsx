import { Trans } from '@lingui/react/macro';
import { useNavigation } from '../routing/hooks.ts';
import { paths } from '../routing/paths.ts';
import { Button } from '../ui/button.tsx';

export function ContinueToCart() {
  const { goTo } = useNavigation();
  return (
    <Button variant="primary" onClick={() => goTo(paths.checkout())}>
      <Trans>Continue to cart</Trans>
    </Button>
  );
}
