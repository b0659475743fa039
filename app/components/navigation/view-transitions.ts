/**
 * Whether pages pass into each other here. The router warns in the console of every visit that asks for a transition
 * where the browser has none (before Chrome 111, Safari 18 and Firefox 144).
 */
export const hasViewTransitions = typeof document !== "undefined" && "startViewTransition" in document;
