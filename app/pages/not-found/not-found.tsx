import { Picture } from "../../components/picture.tsx";
import { useShell } from "../../data/use-shell.ts";
import styles from "./not-found.module.css";

/**
 * The page for unknown addresses, which the server sends with status 404. It has no loader, because only prerendered
 * routes may have one; its copy comes with the shell.
 */
export default function NotFound() {
  const { notFound } = useShell();
  return (
    <div className={styles.screen} data-not-found="">
      <title>{notFound.head.title}</title>
      <meta name="description" content={notFound.head.description} />
      <meta name="keywords" content={notFound.head.keywords.join(", ")} />
      <meta name="robots" content="noindex" />
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
