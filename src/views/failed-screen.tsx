import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { ContactBlock } from '../parts/contact.tsx';
import { Problem } from '../parts/problem.tsx';
import { Screen } from '../parts/screen.tsx';
import { Stack } from '../ui/layout.tsx';

/** In place of a screen that cannot be drawn. */
export function FailedScreen({ tryAgain }: { tryAgain: () => void }) {
  const queryClient = useQueryClient();
  const askAgain = () => {
    // The same answers would make the same fault; of what is still on screen none is to blame.
    queryClient.removeQueries({ type: 'inactive' });
    tryAgain();
  };
  return (
    <Screen heading={<Trans>This page cannot be shown</Trans>} width="narrow">
      <Problem code="bad-response" phase="view" action={<Trans>Try again</Trans>} onAction={askAgain}>
        <Stack gap="small">
          <p>
            <Trans>Your cart is kept. If it happens again, please contact us:</Trans>
          </p>
          <ContactBlock />
        </Stack>
      </Problem>
    </Screen>
  );
}
