/** The articles whose text has a chunk of its own (specification, section 2: they “load lazily”). */
const lazyArticles = ["Holiday-Sales-Strategies", "Businesses-Prepare-for-Emerging-Trends"] as const;

export type LazyArticle = (typeof lazyArticles)[number];

export function isLazyArticle(slug: string): slug is LazyArticle {
  return (lazyArticles as readonly string[]).includes(slug);
}
