import { Trans } from '@lingui/react/macro';
import { Screen } from '../parts/screen.tsx';
import { useNavigation } from '../parts/use-navigation.ts';
import { paths } from '../paths.ts';
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
