import { type ComponentType, lazy, Suspense } from "react";
import { Prose } from "../../components/prose.tsx";
import { useShell } from "../../data/use-shell.ts";
import { isLazyArticle, type LazyArticle } from "./article-lazy.ts";
import styles from "./article-text.module.css";
import type { ArticlePage } from "./blog-article.server.ts";

/** An article's text. The two that load lazily, in English, show “Loading...” until their chunk has arrived. */
export function ArticleText({ slug, html }: Pick<ArticlePage, "slug" | "html">) {
  const { labels } = useShell().site;
  if (html !== null || !isLazyArticle(slug)) return <Prose html={html ?? ""} />;
  const Text = lazyTexts[slug];
  return (
    <Suspense
      fallback={
        <p className={styles.loading} role="status">
          {labels.loading}
        </p>
      }
    >
      <Text />
    </Suspense>
  );
}

const lazyTexts: Record<LazyArticle, ComponentType> = {
  "Holiday-Sales-Strategies": lazyText(
    () => import("../../../content/blog/Holiday-Sales-Strategies.md?body"),
  ),
  "Businesses-Prepare-for-Emerging-Trends": lazyText(
    () => import("../../../content/blog/Businesses-Prepare-for-Emerging-Trends.md?body"),
  ),
};

function lazyText(load: () => Promise<{ html: string }>) {
  return lazy(async () => {
    const { html } = await load();
    return { default: () => <Prose html={html} /> };
  });
}
