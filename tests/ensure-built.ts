import { ensureBuilt } from "../pipeline/build-freshness.ts";

/** Before any test: they visit and read what was built. */
export default ensureBuilt;
