import { Component, type ErrorInfo, type ReactNode } from 'react';
import { describeReplacedNatives } from '../../platform/natives/describe-replaced-natives.ts';
import { FailedScreen } from './failed-screen.tsx';

interface ScreenBoundaryProps {
  /** When the path changes, the failed screen is rendered again. */
  path: string;
  children: ReactNode;
}

/** Keeps the errors of a screen from affecting what surrounds it. The error is shown until another screen opens. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(
      '[booking-elements] A screen failed.',
      error,
      info.componentStack,
      describeReplacedNatives(),
    );
  }

  override componentDidUpdate(previous: ScreenBoundaryProps, { failed: hadFailed }: { failed: boolean }) {
    // Unless it is the new path's screen that has just failed.
    if (hadFailed && previous.path !== this.props.path) this.retry();
  }

  retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? <FailedScreen tryAgain={this.retry} /> : this.props.children;
  }
}
