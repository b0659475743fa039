/** The eight services' addresses in menu order. */
export const servicePaths = [
  "/Outdoor-Advertising-in-Raipur",
  "/Digital-Marketing-in-Raipur",
  "/Society-Branding-in-Raipur",
  "/Designing-Services-in-Raipur",
  "/Audio-Visuals-in-Raipur",
  "/Print-Media-in-Raipur",
  "/Branding-Strategy-in-Raipur",
  "/Event-Promotion-in-Raipur",
] as const;

/** The ten articles' addresses in list order, oldest first. */
export const articleSlugs = [
  "Benefits-of-Outdoor-Advertising",
  "Social-Media-Marketing",
  "Influencer-Marketing",
  "What-is-Digital-Marketing",
  "Advertising-Tools-and-Techniques",
  "Holiday-Sales-Strategies",
  "Businesses-Prepare-for-Emerging-Trends",
  "High-Quality-Content",
  "SEO-Optimization",
  "Keyword-Research",
] as const;

/** Every page that search engines are told of, in the specification's order and spelling. */
export const canonicalPaths = [
  "/",
  "/About",
  "/Contact",
  "/Clients",
  "/Portfolio",
  "/Showcase",
  "/Services",
  "/career",
  "/Blog",
  "/Blog/2",
  ...servicePaths,
  ...articleSlugs.map((slug) => `/Blog/${slug}`),
  "/privacy",
  "/accessibility",
];

/** Second addresses of a page, each with the one it repeats (specification, section 2). */
export const aliases: Record<string, string> = {
  "/Welcome-page": "/Clients",
  "/Outdoor-Advertising": "/Outdoor-Advertising-in-Raipur",
};

/** Spellings that the specification's links use beside the canonical one; a host that minds case needs them as files. */
export const linkedSpellings = ["/about", "/contact", "/portfolio"];

/** Everything the build writes as a file. */
export const everyPath = [
  ...canonicalPaths,
  ...Object.keys(aliases),
  ...linkedSpellings,
  "/404",
  "/sitemap.xml",
  "/robots.txt",
  "/feed.xml",
  "/site.webmanifest",
];
