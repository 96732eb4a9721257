import { Component, type ErrorInfo, type ReactNode } from 'react';
import { logRenderError } from '../log-render-error.ts';
import { FailedScreen } from './failed-screen.tsx';

interface ScreenBoundaryProps {
  path: string;
  children: ReactNode;
}

/** Shows an error in place of a screen that fails to render, until the visitor tries again or the path changes. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    logRenderError('[booking-elements] A screen failed.', error, info);
  }

  override componentDidUpdate(
    previous: ScreenBoundaryProps,
    { hasFailed: hadFailed }: { hasFailed: boolean },
  ) {
    // If the screen of the new path has only just failed, rendering it again would not help.
    if (hadFailed && previous.path !== this.props.path) this.tryAgain();
  }

  tryAgain = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? <FailedScreen tryAgain={this.tryAgain} /> : this.props.children;
  }
}
