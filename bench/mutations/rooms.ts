/** What is changed, and the tests that hold it: those in one process, so that a change is judged in a second or two. */
export type Room = { mutate: string[]; tests: string[] };

const serverTests = (...names: string[]) => names.map((name) => `tests/server/${name}.test.ts`);

export const rooms: Record<string, Room> = {
  rules: {
    mutate: [
      "app/pages/services/plan/{plan-sums,plan-span,plan-address,plan-figures,plan-message,kept-plan,plan-csv}.ts",
      "app/pages/blog/{blog-store,blog-search,to-iso-date}.ts",
      "app/data/opening-hours.ts",
      "app/components/form/{form-draft,read-answer,submission-id}.ts",
    ],
    tests: [
      "app/pages/services/plan/*.test.ts",
      "app/pages/blog/*.test.ts",
      "app/data/opening-hours.test.ts",
      "app/components/form/*.test.ts",
    ],
  },
  forms: {
    mutate: ["server/forms/*.ts"],
    tests: ["server/forms/*.test.ts", ...serverTests("cv", "senders")],
  },
  outbox: { mutate: ["server/outbox/*.ts"], tests: ["server/outbox/*.test.ts"] },
  desk: {
    mutate: ["server/desk/*.ts", "!server/desk/rules.ts"],
    tests: [
      "server/desk/*.test.ts",
      ...serverTests("desk-access", "desk-accounts", "desk-submissions", "desk-cv", "desk-numbers"),
    ],
  },
  // What speaks to PostgreSQL alone is left out: a server for each change would take days.
  store: {
    mutate: [
      "server/store/**/*.ts",
      "!server/store/{migrations,copy}/**",
      "!server/store/{migrations,postgres,primary}.ts",
      "!server/store/search/postgres-search.ts",
    ],
    tests: [
      "server/store/**/*.test.ts",
      ...serverTests("store", "desk-submissions", "desk-search", "desk-numbers", "desk-accounts"),
    ],
  },
};
