import { useLingui } from '@lingui/react/macro';
import type { Destination } from '../../tours/destinations.ts';
import { SelectField } from '../../ui/fields/choice/select-field.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import css from './destination-field.css?inline';

interface DestinationFieldProps {
  destinations: readonly Destination[];
  /** The id of one of the destinations; undefined for all. */
  value: string | undefined;
  onChange: (id: string | undefined) => void;
}

/** A filter by destination, shown only if there are several. */
export function DestinationField({ destinations, value, onChange }: DestinationFieldProps) {
  const { t } = useLingui();
  useStyles(css);
  if (destinations.length < 2) return null;
  return (
    <div className="destination-field">
      <SelectField
        label={t`Destination`}
        value={value ?? ''}
        placeholder={t`All destinations`}
        options={destinations.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={onChange}
      />
    </div>
  );
}

/** The shape of the filter, until it is known whether there are several destinations. */
export function DestinationFieldSkeleton() {
  useStyles(css);
  return (
    <div className="destination-field field">
      <Skeleton width={90} height={19} />
      <Skeleton shape="block" height={44} />
    </div>
  );
}
