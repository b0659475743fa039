/** An article of `content/blog` as HTML; made by `articleBodies` in `vite.config.ts`. */
declare module "*.md?body" {
  export const html: string;
}
