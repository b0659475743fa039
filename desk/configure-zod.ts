import { config } from "zod";

// It would try whether it may compile its schemas, which the page's policy forbids and each browser reports. Before them all.
config({ jitless: true });
