import { useEffect } from "react";
import { words } from "../words.ts";

/** Names the tab after what is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${words.desk}`;
  }, [title]);
}
