import type { CSSOptions } from "vite";

type PostCssOptions = Exclude<CSSOptions["postcss"], string | undefined>;

/** A PostCSS plugin: rules fetched by `composes … from` have no source, which Vite needs to find the files that `url()` names. */
export function addSourceToComposed(): NonNullable<PostCssOptions["plugins"]>[number] {
  return {
    postcssPlugin: "add-source-to-composed",
    OnceExit(root) {
      const { source } = root;
      if (!source) return;
      root.walk((node) => {
        node.source ??= source;
      });
    },
  };
}
