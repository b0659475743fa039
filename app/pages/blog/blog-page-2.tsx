import { ClosingCall } from "../../components/closing-call.tsx";
import { Section } from "../../components/section.tsx";
import type { Route } from "./+types/blog-page-2";
import { readBlogPageTwo } from "./blog-page.server.ts";
import styles from "./blog-page-2.module.css";
import { BlogSidebar } from "./blog-sidebar.tsx";
import { PageTwoList } from "./page-two-list.tsx";

export { meta } from "../../seo/meta.ts";

export function loader() {
  return readBlogPageTwo();
}

export default function BlogPageTwo({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <Section className={styles.page}>
        <PageTwoList {...page} />
        <BlogSidebar copy={page.sidebar} entries={page.entries} className={styles.sidebar} />
      </Section>
      <ClosingCall {...page.closing} />
    </>
  );
}
