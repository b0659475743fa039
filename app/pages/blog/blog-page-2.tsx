import { ClosingCall } from "../../components/closing-call.tsx";
import { Section } from "../../components/section.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/blog-page-2";
import { BlogEarlier } from "./blog-earlier.tsx";
import { readBlogPageTwo } from "./blog-page.server.ts";
import styles from "./blog-page-2.module.css";
import { BlogSidebar } from "./blog-sidebar.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export function loader() {
  return readBlogPageTwo();
}

export default function BlogPageTwo({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <Section className={styles.page}>
        <BlogEarlier {...page} />
        <BlogSidebar words={page.sidebar} entries={page.entries} className={styles.sidebar} />
      </Section>
      <ClosingCall {...page.closing} />
    </>
  );
}
