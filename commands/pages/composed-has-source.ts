import type { CSSOptions } from "vite";

type PostCssOptions = Exclude<CSSOptions["postcss"], string | undefined>;

/** What `composes … from` fetches comes without a source, and Vite wants one to find the files that `url()` names. */
export function composedHasSource(): NonNullable<PostCssOptions["plugins"]>[number] {
  return {
    postcssPlugin: "composed-has-source",
    OnceExit(root) {
      const { source } = root;
      if (!source) return;
      root.walk((node) => {
        node.source ??= source;
      });
    },
  };
}
