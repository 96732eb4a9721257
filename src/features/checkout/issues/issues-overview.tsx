import { Plural } from '@lingui/react/macro';
import { lineName } from '../../../cart/itinerary.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import type { CartIssues } from './use-cart-issues.ts';

/** The lines that block the order, each a link to its issues. A single one is led to by the bar. */
export function IssuesOverview({ blockingLines, focusLine }: CartIssues) {
  const count = blockingLines.length;
  if (count < 2) return null;
  return (
    <Alert
      tone="warning"
      title={<Plural value={count} one="# service needs attention" other="# services need attention" />}
    >
      <Stack as="ul" gap="tiny">
        {blockingLines.map((item) => (
          <li key={item.cartLine.id}>
            <LinkButton onClick={() => focusLine(item)}>{lineName(item)}</LinkButton>
          </li>
        ))}
      </Stack>
    </Alert>
  );
}
