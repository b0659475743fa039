import { expect, test } from "vitest";
import { cutName } from "./painted-board.tsx";

test("a name is painted whole, or as many of its words as the board holds, in Hindi, too", () => {
  for (const [name, painted] of [
    ["  Asha   Verma ", "Asha Verma"],
    ["Venkata Lakshmi Narasimha Subrahmanyam", "Venkata Lakshmi"],
    ["क".repeat(30), "क".repeat(22)],
    ["श्रीमती सुलोचना विश्वकर्मा देवांगन कुमारी साहू", "श्रीमती सुलोचना विश्वकर्मा देवांगन कुमारी"],
    ["", ""],
  ] as const)
    expect(cutName(name)).toBe(painted);
});
