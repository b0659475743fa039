import { Component, type ReactNode } from "react";

type FailureGuardProps = { children: ReactNode /** Drawn where the children fail. */; instead: ReactNode };

/** Draws its children, or something simpler where they fail, in drawing or in an effect. */
export class FailureGuard extends Component<FailureGuardProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
