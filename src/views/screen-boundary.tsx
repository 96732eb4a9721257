import { Component, Suspense, type ErrorInfo, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { lazyPart } from '../shared/lazy-part.ts';

const FailedScreen = lazyPart(async () => (await import('./failed-screen.tsx')).FailedScreen);

/** An error boundary for screens: what is around them stays, and an error is shown until another screen opens. */
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
    // A screen that fails immediately on navigation has already been retried.
    if (failed && before.path !== this.props.path) this.retry();
  }

  retry = () => this.setState({ failed: false });

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Suspense>
        <FailedScreen tryAgain={this.retry} />
      </Suspense>
    );
  }
}
