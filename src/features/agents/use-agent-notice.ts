import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useToast } from '../../ui/feedback/toast.tsx';

/** Long enough for visitors who read the assistant's answer first. */
const NOTICE_MS = 30_000;

interface Change {
  kind: 'added' | 'removed';
  names: readonly string[];
  undo: () => void;
}

/**
 * Returns a function that tells the visitor what an assistant has changed, with a button that undoes it. Changes in quick
 * succession share one notice, and are undone together.
 */
export function useAgentNotice() {
  const { t } = useLingui();
  const showToast = useToast();
  /** What the notice tells, and until when. */
  const shown = useRef<{ changes: Change[]; until: number }>({ changes: [], until: 0 });

  return (kind: Change['kind'], names: readonly string[], undo: () => void): void => {
    const now = Date.now();
    const earlier = now < shown.current.until ? shown.current.changes : [];
    const changes = [...earlier, { kind, names, undo }];
    shown.current = { changes, until: now + NOTICE_MS };
    const namesOf = (wanted: Change['kind']) =>
      changes.flatMap((change) => (change.kind === wanted ? change.names : [])).join(', ');
    const [added, removed] = [namesOf('added'), namesOf('removed')];
    const sentences = [
      added && t`Added by your assistant: ${added}`,
      removed && t`Removed by your assistant: ${removed}`,
    ];
    const undoAll = () => {
      shown.current = { changes: [], until: 0 };
      for (const change of changes.toReversed()) change.undo();
    };
    showToast({
      message: sentences.filter(Boolean).join(' · '),
      tone: 'info',
      durationMs: NOTICE_MS,
      action: { label: t`Undo`, onClick: undoAll },
    });
  };
}
