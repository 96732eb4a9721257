import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useStyles } from '../../ui/ui-context.ts';
import css from './vehicle-description.css?inline';

/** The description of a vehicle. On a phone, it unfolds when the visitor asks for it. */
export function VehicleDescription({ text }: { text: string }) {
  useStyles(css);
  const { t } = useLingui();
  return (
    <div className="vehicle-description muted">
      {/* The text is outside, because wide layouts show it without the control. */}
      <details>
        <summary aria-label={t`Details`}>
          <ChevronDown size={18} aria-hidden="true" />
        </summary>
      </details>
      <p>
        <bdi>{text}</bdi>
      </p>
    </div>
  );
}
