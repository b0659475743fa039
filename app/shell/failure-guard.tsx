import { Component, type ReactNode } from "react";

type FailureGuardProps = { children: ReactNode /** Rendered if the children fail. */; instead: ReactNode };

/** An error boundary: renders its children, or `instead` if rendering them or one of their effects fails. */
export class FailureGuard extends Component<FailureGuardProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
