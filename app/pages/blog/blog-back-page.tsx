import { ClosingCall } from "../../components/closing-call.tsx";
import { Section } from "../../components/section.tsx";
import type { Route } from "./+types/blog-back-page";
import { BackPageList } from "./back-page-list.tsx";
import styles from "./blog-back-page.module.css";
import { readBlogBackPage } from "./blog-page.server.ts";
import { BlogSidebar } from "./blog-sidebar.tsx";

export { meta } from "../../seo/meta.ts";

export function loader({ pattern }: Route.LoaderArgs) {
  return readBlogBackPage(pattern);
}

export default function BlogBackPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <Section className={styles.page}>
        <BackPageList key={page.page} {...page} />
        <BlogSidebar copy={page.sidebar} entries={page.entries} className={styles.sidebar} />
      </Section>
      <ClosingCall {...page.closing} />
    </>
  );
}
