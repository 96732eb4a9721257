import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BottomBar } from '../ui/bottom-bar.tsx';
import { Button } from '../ui/button.tsx';
import { Cluster } from '../ui/layout.tsx';
import { useNavigation } from '../routing/hooks.ts';

interface BottomNavProps {
  /** Where Back leads if the visitor came from outside; if missing, there is no Back button. */
  backTo?: string;
  /** Between the buttons, such as a total. */
  middle?: ReactNode;
  /** The main action. Without it, Back is an ordinary button at the end of the screen. */
  children?: ReactNode;
}

export function BottomNav({ backTo, middle, children }: BottomNavProps) {
  const { goBack } = useNavigation();
  const back = backTo !== undefined && (
    <Button onClick={() => goBack(backTo)}>
      <Trans>Back</Trans>
    </Button>
  );
  if (!children) return <Cluster>{back}</Cluster>;
  return (
    <BottomBar back={back} forward={children}>
      {middle}
    </BottomBar>
  );
}
