import { Trans } from '@lingui/react/macro';
import { Screen } from '../shared/screen.tsx';
import { useNavigation } from '../routing/hooks.ts';
import { paths } from '../routing/paths.ts';
import { Button } from '../ui/button.tsx';

export function NotFoundScreen() {
  const { goTo } = useNavigation();
  return (
    <Screen heading={<Trans>404 Not found</Trans>} width="narrow">
      <Button variant="primary" onClick={() => goTo(paths.home())}>
        <Trans>Go to Home</Trans>
      </Button>
    </Screen>
  );
}
