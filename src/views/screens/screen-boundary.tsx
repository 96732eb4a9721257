import { Component, type ErrorInfo, type ReactNode } from 'react';
import { replacedByPage } from '../../platform/natives/replaced-by-page.ts';
import { FailedScreen } from './failed-screen.tsx';

interface ScreenBoundaryProps {
  /** Navigating to another screen retries. */
  path: string;
  children: ReactNode;
}

/** An error boundary for screens: what surrounds them stays, and the error is shown until another screen opens. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('[booking-elements] A screen failed.', error, info.componentStack, replacedByPage());
  }

  override componentDidUpdate(before: ScreenBoundaryProps, { failed }: { failed: boolean }) {
    // A screen that fails immediately on navigation has already been retried.
    if (failed && before.path !== this.props.path) this.retry();
  }

  retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? <FailedScreen tryAgain={this.retry} /> : this.props.children;
  }
}
