import { Picture } from "../../components/picture.tsx";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import { useShell } from "../../data/use-shell.ts";
import styles from "./not-found.module.css";

/**
 * Any other address. It has no loader, because a page that isn't prerendered may have none; its words come with
 * the shell. The server hands out this screen with status 404.
 */
export default function NotFound() {
  const { notFound } = useShell();
  return (
    <div className={styles.screen}>
      <title>{notFound.head.title}</title>
      <meta name="description" content={notFound.head.description} />
      <meta name="keywords" content={notFound.head.keywords.join(", ")} />
      <meta name="robots" content="noindex" />
      <h1>
        <VisuallyHidden>{notFound.title}</VisuallyHidden>
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
