import { Section } from "../components/section.tsx";
import { pageMeta } from "../head/page-meta.ts";
import { readBlogPageTwo } from "../reading/blog-page.server.ts";
import { BlogEarlier } from "../sections/blog-earlier.tsx";
import { BlogSidebar } from "../sections/blog-sidebar.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import type { Route } from "./+types/blog-page-2";
import styles from "./blog-page-2.module.css";

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
