/** A relation that no browser knows. */
const held = "held-manifest";

/** For the head: has the browser not ask for the manifest before `showManifest`, beside the first view's own picture. */
export function holdManifest(): void {
  document.querySelector("link[rel=manifest]")?.setAttribute("rel", held);
}

/** Ends its wait. React finds the link as it was built. */
export function showManifest(): void {
  document.querySelector(`link[rel=${held}]`)?.setAttribute("rel", "manifest");
}
