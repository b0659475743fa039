import { useSearchParams } from "react-router";
import { Section } from "../components/section.tsx";
import { pageMeta } from "../head/page-meta.ts";
import { readBlogIndex } from "../reading/blog-page.server.ts";
import { BlogCards } from "../sections/blog-cards.tsx";
import { useBlogData } from "../sections/blog-data.tsx";
import { BlogLead } from "../sections/blog-lead.tsx";
import { BlogNameplate } from "../sections/blog-nameplate.tsx";
import { BlogSidebar } from "../sections/blog-sidebar.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import type { Route } from "./+types/blog";
import styles from "./blog.module.css";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export function loader() {
  return readBlogIndex();
}

/** A search changes the address and nothing that was loaded. */
export const shouldRevalidate = () => false;

export default function Blog({ loaderData: page }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { save } = useBlogData();
  const choose = () => save(page.entries);
  return (
    <>
      <BlogNameplate {...page.nameplate} />
      <Section className={styles.paper}>
        <BlogLead {...page.featured} onChoose={choose} />
        <BlogCards {...page} onChoose={choose} />
        <BlogSidebar words={page.sidebar} entries={page.entries} query={search.get("q") ?? ""} />
      </Section>
      <ClosingCall {...page.closing} />
    </>
  );
}
