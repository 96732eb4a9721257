import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { replacedByPage } from '../platform/replaced-by-page.ts';
import { FailedScreen } from './failed-screen.tsx';

interface ScreenBoundaryProps {
  /** Whether the screen is drawn ahead: nobody is told if it fails, and it is tried again when it opens. */
  ahead: boolean;
  children: ReactNode;
}

/** An error boundary for screens: what is around them stays, and an error is shown until another screen opens. */
export function ScreenBoundary(props: ScreenBoundaryProps) {
  const [path] = useLocation();
  return <Boundary path={path} {...props} />;
}

class Boundary extends Component<ScreenBoundaryProps & { path: string }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    if (this.props.ahead) return;
    console.error('[booking-elements] A screen failed.', error, info.componentStack, replacedByPage());
  }

  override componentDidUpdate(before: Boundary['props'], { failed }: { failed: boolean }) {
    const { path, ahead } = this.props;
    // A screen that fails immediately on navigation has already been retried.
    if (failed && (before.path !== path || before.ahead !== ahead)) this.retry();
  }

  retry = () => this.setState({ failed: false });

  override render() {
    if (!this.state.failed) return this.props.children;
    if (this.props.ahead) return null;
    return <FailedScreen tryAgain={this.retry} />;
  }
}
