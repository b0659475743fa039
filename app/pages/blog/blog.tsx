import { useSearchParams } from "react-router";
import { ClosingCall } from "../../components/closing-call.tsx";
import { Section } from "../../components/section.tsx";
import type { Route } from "./+types/blog";
import styles from "./blog.module.css";
import { BlogCards } from "./blog-cards.tsx";
import { BlogLead } from "./blog-lead.tsx";
import { BlogSidebar } from "./blog-sidebar.tsx";
import { saveBlogList } from "./blog-store.ts";
import { Masthead } from "./masthead.tsx";

export { meta } from "../../seo/meta.ts";
export { readBlogIndex as loader } from "./blog-page.server.ts";

/** A search changes the address only; the data stays the same. */
export const shouldRevalidate = () => false;

export default function Blog({ loaderData: page }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const choose = () => saveBlogList(page.entries);
  return (
    <>
      <Masthead {...page.masthead} />
      <Section className={styles.paper}>
        <BlogLead {...page.featured} onChoose={choose} />
        <BlogCards {...page} onChoose={choose} />
        <BlogSidebar copy={page.sidebar} entries={page.entries} query={search.get("q") ?? ""} />
      </Section>
      <ClosingCall {...page.closing} />
    </>
  );
}
