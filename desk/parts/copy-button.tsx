import { useState } from "react";
import { announce } from "../shell/announcements.ts";
import { words } from "../words.ts";
import { Button } from "./button.tsx";

/** Puts a text into the clipboard and says so; what stands beside it can be marked by hand where that is forbidden. */
export function CopyButton({ text, label = words.copy }: { text: string; label?: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <Button
      icon={copied ? "tick" : "paper"}
      onClick={() =>
        void navigator.clipboard?.writeText(text).then(
          () => {
            setCopied(true);
            announce(words.copied);
          },
          () => announce(words.notCopied),
        )
      }
    >
      {copied ? words.copied : label}
    </Button>
  );
}
