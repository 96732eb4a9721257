import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BottomBar } from '../ui/bottom-bar.tsx';
import { Button } from '../ui/button.tsx';
import { Cluster } from '../ui/layout.tsx';
import { useNavigation } from './use-navigation.ts';

interface BottomNavProps {
  /** Where Back leads when the visitor came from outside; without it there is no way back. */
  backTo?: string;
  /** Between the buttons: a total. */
  middle?: ReactNode;
  /** The one way on. Without it Back is an ordinary button at the end of the screen. */
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
