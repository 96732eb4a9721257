import { Trans } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';
import { NextSteps } from '../../shared/notices/next-steps.tsx';
import { Screen } from '../../shared/screen/screen.tsx';
import { useNavigation } from '../../routing/use-navigation.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/actions/button.tsx';
import { CenteredMessage } from '../../ui/content/centered-message.tsx';

/** The screen for routes that do not exist, and for links that are outdated. */
export function NotFoundScreen() {
  const { goTo } = useNavigation();
  return (
    <Screen heading={<Trans>404 Not found</Trans>} width="narrow">
      <CenteredMessage icon={MapPin}>
        <p>
          <Trans>This page does not exist, or it has moved.</Trans>
        </p>
        <Button variant="primary" onClick={() => goTo(paths.home())}>
          <Trans>Go to Home</Trans>
        </Button>
        <NextSteps />
      </CenteredMessage>
    </Screen>
  );
}
