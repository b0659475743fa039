import { Component, type ReactNode } from "react";
import { Icon } from "../components/icon.tsx";
import links from "../components/links.module.css";
import { Section } from "../components/section.tsx";
import type { ShellData } from "../data/shell.server.ts";
import styles from "./shell.module.css";

/** The heading when a route fails (specification, section 8). */
const heading = "Unexpected Application Error!";

/** What happened when a route failed, and two ways to continue; without the site's words if they didn't load either. */
export function ErrorScreen({ copy }: { copy?: ShellData["error"] }) {
  return (
    <Section className={styles.screen}>
      <title>{heading}</title>
      <h1>{copy?.title ?? heading}</h1>
      {copy && <p>{copy.text}</p>}
      <p className={styles.actions}>
        {copy && (
          <button type="button" className={`${links.button} ${links.line}`} onClick={() => location.reload()}>
            {copy.again}
          </button>
        )}
        {/* A full page load leaves behind whatever failed. */}
        <a className={`${links.button} ${links.marigold}`} href="/">
          {copy?.home ?? "Home"}
          <Icon name="arrow" />
        </a>
      </p>
    </Section>
  );
}

type FailureGuardProps = { children: ReactNode /** Rendered if the children fail. */; fallback: ReactNode };

/** An error boundary: renders its children, or `fallback` if rendering them or one of their effects fails. */
export class FailureGuard extends Component<FailureGuardProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
