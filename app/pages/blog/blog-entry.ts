/** One entry of the blog list, with the specification's field names: texts only, so that it can be stored. */
export type BlogEntry = {
  /** Base name of the cover in `content/pictures`; stays the same when the site is built again. */
  img: string;
  /** Such as “January 28, 2025”. */
  date: string;
  title: string;
  /** Address of the article, for example `/Blog/Keyword-Research`. */
  link: string;
  altTag: string;
  writer: string;
  /** The agency's pages at other places, as shown on the card. */
  social: { name: string; url: string }[];
};
