import { Trans } from '@lingui/react/macro';
import { useSearch } from 'wouter';
import { activitiesListAttributes } from '../../options/activities-list-attributes.ts';
import { optionsFromQuery } from '../../options/parse-options.ts';
import { Screen } from '../../shared/screen/screen.tsx';
import { ToursList } from './tours-list.tsx';

/** `<activities-list>` as a page for frames: query parameters replace its attributes. */
export function WidgetToursScreen() {
  const options = optionsFromQuery(activitiesListAttributes, new URLSearchParams(useSearch()));
  return (
    <Screen heading={<Trans>Activities</Trans>}>
      <ToursList {...options} level={2} />
    </Screen>
  );
}
