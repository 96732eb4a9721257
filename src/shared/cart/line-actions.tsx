import { Trans } from '@lingui/react/macro';
import { Pencil, Trash, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import hiddenBelow from '../../ui/content/hidden-below.css?inline';

/** How a line can be changed. */
export interface LineChanges {
  /** The reason why the line cannot be changed at the moment. */
  lockedReason?: string | undefined;
  onEdit?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
}

interface LineActionsProps extends LineChanges {
  /** The title of the line, which distinguishes its buttons from those of other lines. */
  lineTitle: string;
}

/** The buttons to edit and to remove a cart line. In a narrow container, they show only their icons. */
export function LineActions({ lineTitle, lockedReason, onEdit, onRemove }: LineActionsProps) {
  return (
    <>
      {onEdit && (
        <LineAction lineTitle={lineTitle} lockedReason={lockedReason} icon={Pencil} onClick={onEdit}>
          <Trans>Edit</Trans>
        </LineAction>
      )}
      {onRemove && (
        <LineAction lineTitle={lineTitle} lockedReason={lockedReason} icon={Trash} onClick={onRemove}>
          <Trans>Delete</Trans>
        </LineAction>
      )}
    </>
  );
}

interface LineActionProps extends Pick<LineActionsProps, 'lineTitle' | 'lockedReason'> {
  icon: LucideIcon;
  onClick: () => void;
  children: ReactNode;
}

function LineAction({ lineTitle, lockedReason, icon: Icon, onClick, children }: LineActionProps) {
  useStyles(hiddenBelow);
  return (
    <Button
      variant="quiet"
      size="small"
      aria-description={lineTitle}
      disabledReason={lockedReason}
      iconBefore={<Icon size={16} aria-hidden="true" />}
      onClick={onClick}
    >
      <span className="hidden-below-480">{children}</span>
    </Button>
  );
}
