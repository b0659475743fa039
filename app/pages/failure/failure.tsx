import { clsx } from "clsx";
import links from "../../components/links.module.css";
import { ButtonLink } from "../../components/links.tsx";
import { Section } from "../../components/section.tsx";
import type { ShellData } from "../../data/shell.server.ts";
import styles from "./failure.module.css";

/** What happened, and two ways to go on: the same address again, or Home (specification, section 8). */
export function Failure({ title, text, again, home }: ShellData["error"]) {
  return (
    <Section className={styles.screen}>
      <h1>{title}</h1>
      <p>{text}</p>
      <p className={styles.actions}>
        {/* An address without a path is that of the page itself. */}
        <a className={clsx(links.button, links.line)} href="?">
          {again}
        </a>
        <ButtonLink to="/" kind="marigold">
          {home}
        </ButtonLink>
      </p>
    </Section>
  );
}
