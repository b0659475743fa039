import { useRef } from "react";
import type { List } from "../api/api.ts";
import { useKeys } from "../shell/use-keys.ts";
import { words } from "../words.ts";
import { Empty } from "./empty.tsx";
import { HoldStill } from "./hold-still.tsx";
import styles from "./lines.module.css";
import { ListLine } from "./list-line.tsx";

type LinesProps = {
  list: List;
  /** Id of the one that is open. */
  open: string | undefined;
  /** Whether each has a box to be ticked. */
  selecting?: boolean;
};

/** The lines of the list. `j` and `k` go through them while none is open. */
export function Lines({ list, open, selecting }: LinesProps) {
  const lines = useRef<HTMLOListElement>(null);
  const step = (by: 1 | -1) => () => {
    const links = [...(lines.current?.querySelectorAll("a") ?? [])];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    links[at < 0 ? 0 : at + by]?.focus();
  };
  useKeys(open ? {} : { j: step(1), k: step(-1) });
  if (list.lines.length === 0) return <Empty />;
  return (
    <HoldStill list={lines} lines={list.lines}>
      <ol ref={lines} className={styles.lines} aria-label={words.listLabel}>
        {list.lines.map((line) => (
          <ListLine key={line.id} line={line} open={line.id === open} selecting={selecting} />
        ))}
      </ol>
    </HoldStill>
  );
}
