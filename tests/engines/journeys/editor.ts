import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { copyProject } from "../../project-copy.ts";
import { startEditor } from "../../server/fixtures/start-editor.ts";
import type { Journey } from "./journeys.ts";

export const editorJourneys: Journey[] = [
  {
    title:
      "one of the staff begins a society in the editor, writes a figure as people do, and takes it out again",
    width: 1280,
    async walk(visitor) {
      const copy = copyProject();
      const { start, stop } = await startEditor(copy, {}, "tests/server/fixtures/serve-editor.ts");
      const societies = () => readFileSync(path.join(copy, "content/societies.yaml"), "utf8");
      const before = societies();
      try {
        await visitor.load(start);
        await visitor.click({ role: "link", name: "Society" });
        await visitor.type({ label: "Its name or title" }, "Lotus Lane");
        await visitor.click({ role: "button", name: "Begin" });
        await visitor.type({ label: "People who live there" }, "1,200");
        await visitor.click({ role: "button", name: "Save" });
        await visitor.expectSeen({ role: "heading", name: "Still missing" });
        expect(societies()).toContain("people: 1200");
        await visitor.click({ role: "link", name: "Take it out …" });
        await visitor.click({ role: "button", name: "Take it out" });
        await visitor.expectSeen({ role: "heading", name: "Saved since you started" });
        expect(societies()).toBe(before);
      } finally {
        await stop();
        rmSync(copy, { recursive: true, force: true });
      }
    },
  },
];
