import { Plural, useLingui } from '@lingui/react/macro';
import { lineName, type ItineraryLine } from '../../../cart/itinerary.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import type { CartIssues } from './use-cart-issues.ts';

/** The lines that block the order, each a link to its issues. A single one is led to by the bar. */
export function IssuesOverview({ blockingLines, focusLine }: CartIssues) {
  const nameOf = useShortName();
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
            <LinkButton onClick={() => focusLine(item)}>{nameOf(item)}</LinkButton>
          </li>
        ))}
      </Stack>
    </Alert>
  );
}

/** Returns a function that names a line in a few words, so that a list of names is short. */
function useShortName(): (item: ItineraryLine) => string {
  const { t } = useLingui();
  return (item) => {
    if (item.kind !== 'transfer') return lineName(item);
    const to = item.cartLine.line.dropoffPlace.title;
    return t`Transfer to ${to}`;
  };
}
