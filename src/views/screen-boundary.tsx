import { Component, lazy, Suspense, type ErrorInfo, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ChunkProblem } from '../parts/chunk-problem.tsx';

const FailedScreen = lazy(() =>
  import('./failed-screen.tsx').then(
    ({ FailedScreen }) => ({ default: FailedScreen }),
    // Whatever made the screen fail, this is what helps.
    () => ({ default: ChunkProblem }),
  ),
);

/** A screen that cannot be drawn leaves what is around it in place, and says so until another one is shown. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  return <Boundary path={path}>{children}</Boundary>;
}

class Boundary extends Component<{ path: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('[booking-elements] A screen failed.', error, info.componentStack);
  }

  override componentDidUpdate(before: { path: string }, { failed }: { failed: boolean }) {
    // One that fails as soon as it is gone to has been tried.
    if (failed && before.path !== this.props.path) this.drawAgain();
  }

  drawAgain = () => this.setState({ failed: false });

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Suspense>
        <FailedScreen tryAgain={this.drawAgain} />
      </Suspense>
    );
  }
}
