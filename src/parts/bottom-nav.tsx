import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BottomBar } from '../ui/bottom-bar.tsx';
import { Button } from '../ui/button.tsx';
import { useNavigation } from './use-navigation.ts';

/** Back, and the one way on. */
export function BottomNav({ backTo, children }: { backTo: string; children?: ReactNode }) {
  const { goBack } = useNavigation();
  return (
    <BottomBar
      back={
        <Button onClick={() => goBack(backTo)}>
          <Trans>Back</Trans>
        </Button>
      }
      forward={children}
    />
  );
}
