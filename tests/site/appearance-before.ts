/**
 * How a screenshot is held to the one before. Pictures are left out (they have their own tests), and another machine's
 * smoothing of letters is forgiven: what is held fast is where things stand, their sizes, colours and type.
 */
export const likeBefore = { maxDiffPixelRatio: 0.02, threshold: 0.3, stylePath: "tests/site/appearance.css" };
