/** One entry of the blog list, with the specification's field names; it can be stored as JSON. */
export type BlogEntry = {
  /** Base name of the cover in `content/pictures`, which doesn't change between builds. */
  img: string;
  /** Such as “January 28, 2025”. */
  date: string;
  title: string;
  /** Address of the article, for example `/Blog/Keyword-Research`. */
  link: string;
  altTag: string;
  writer: string;
  /** The agency's social profiles, as shown on the card. */
  social: { name: string; url: string }[];
};
