import { Picture } from "../../components/picture.tsx";
import { readShell } from "../../data/shell.server.ts";
import styles from "./not-found.module.css";

/** The page for unknown addresses, which the server sends with status 404. */
export function NotFound() {
  const { notFound } = readShell();
  return (
    <div className={styles.screen} data-not-found="">
      <h1>
        <span className="visually-hidden">{notFound.title}</span>
      </h1>
      <Picture
        picture={notFound.picture}
        sizes="(max-aspect-ratio: 999/1000) max(100vw, 54vh), max(100vw, 150vh)"
        tallWhen="(max-aspect-ratio: 999/1000)"
        first
        className={styles.picture}
      />
    </div>
  );
}
