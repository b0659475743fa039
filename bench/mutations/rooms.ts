/** The code that is changed, and the tests that have to notice: only tests in one process, which judge a change in a second or two. */
export type Room = {
  mutate: string[];
  tests: string[];
  /** Leaves out code that runs once, when its module is loaded: each such change would need all of the room's tests, a minute's work. */
  ignoreStatic?: true;
};

const serverTests = (...names: string[]) => names.map((name) => `tests/server/${name}.test.ts`);

const cvRules = ["server/forms/inspect-cv.ts", "server/forms/cv/*.ts"];
/** Files that the tests beside them cover without a server or a database. */
const deskRules = [
  "check-code",
  "cv-answer",
  "hash-password",
  "read-body",
  "refuse-outcome",
  "sent-by-desk",
  "session-cookie",
  "stream-export",
];
const storeRules = ["file-identity", "search/words", "with-retry"];
const inDesk = (name: string) => `server/desk/${name}.ts`;
const inStore = (name: string) => `server/store/${name}.ts`;

export const rooms: Record<string, Room> = {
  rules: {
    mutate: [
      "app/data/plan-address.ts",
      "app/pages/services/places/{plan-sums,plan-figures,kept-plan}.ts",
      "app/pages/services/plan/{plan-span,plan-message,plan-csv}.ts",
      "app/pages/blog/{blog-store,blog-search}.ts",
      "app/data/opening-hours.ts",
      "app/components/form/{form-draft,read-answer,submission-id}.ts",
    ],
    tests: [
      "app/pages/services/{places,plan}/*.test.ts",
      "app/pages/blog/*.test.ts",
      "app/data/opening-hours.test.ts",
      "app/components/form/*.test.ts",
    ],
  },
  cv: { mutate: cvRules, tests: ["server/forms/inspect-cv.test.ts", "server/forms/cv/*.test.ts"] },
  forms: {
    mutate: ["server/forms/*.ts", ...cvRules.map((file) => `!${file}`)],
    tests: ["server/forms/*.test.ts", ...serverTests("cv", "senders")],
  },
  submission: { mutate: ["server/submission/*.ts"], tests: ["server/submission/*.test.ts"] },
  outbox: { mutate: ["server/outbox/*.ts"], tests: ["server/outbox/*.test.ts"] },
  desk: { mutate: deskRules.map(inDesk), tests: ["server/desk/*.test.ts"] },
  "desk-routes": {
    ignoreStatic: true,
    // The terminal's commands, and what opens the desk, are tried by starting the program: in another process nothing is changed.
    mutate: [
      "server/desk/*.ts",
      "!server/desk/{commands,open-desk,read-page,desk-address}.ts",
      ...deskRules.map((name) => `!${inDesk(name)}`),
    ],
    tests: [
      "server/desk/*.test.ts",
      ...serverTests("desk-access", "desk-accounts", "desk-passwords", "desk-record", "desk-sessions"),
      ...serverTests("desk-submissions", "desk-cv", "desk-numbers", "desk-answers", "desk-follow-up"),
    ],
  },
  store: { mutate: storeRules.map(inStore), tests: ["server/store/**/*.test.ts"] },
  // Code for PostgreSQL alone is left out: starting a server for each change would take days. So is the quick check, which
  // runs in a thread of its own, where nothing is changed.
  "store-queries": {
    ignoreStatic: true,
    mutate: [
      "server/store/**/*.ts",
      "!server/store/{migrations,copy}/**",
      "!server/store/{migrations,rewrite-tables,postgres,primary,quick-check}.ts",
      "!server/store/search/postgres-search.ts",
      ...storeRules.map((name) => `!${inStore(name)}`),
    ],
    tests: [
      "server/store/**/*.test.ts",
      ...serverTests(
        "store",
        "store-tries-and-time",
        "desk-submissions",
        "desk-search",
        "desk-numbers",
        "desk-accounts",
      ),
      ...serverTests("desk-answers", "desk-record", "desk-sessions", "damaged", "erase", "mail"),
      ...serverTests("readiness", "retention", "desk-follow-up", "inbox-spam", "people"),
    ],
  },
};
