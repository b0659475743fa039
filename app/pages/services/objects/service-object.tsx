import { clsx } from "clsx";
import type { ComponentType, ReactNode } from "react";
import type { Service } from "../../../data/services.server.ts";
import { Clapper } from "./clapper.tsx";
import { DrawingSheet } from "./drawing-sheet.tsx";
import { FrontPage } from "./front-page.tsx";
import { Gate } from "./gate.tsx";
import { Hoarding } from "./hoarding.tsx";
import styles from "./object.module.css";
import type { ObjectProps } from "./object-props.ts";
import { Signboard } from "./signboard.tsx";
import { Stage } from "./stage.tsx";
import { Telephone } from "./telephone.tsx";

const objects: Record<Service["object"], ComponentType<ObjectProps>> = {
  clapper: Clapper,
  "drawing sheet": DrawingSheet,
  "front page": FrontPage,
  gate: Gate,
  hoarding: Hoarding,
  signboard: Signboard,
  stage: Stage,
  telephone: Telephone,
};

type ServiceObjectProps = { object: Service["object"]; title: string; words: ReactNode; picture: ReactNode };

/** A service's opening drawn as the thing it makes, with its title on it. */
export function ServiceObject({ object, title, words, picture }: ServiceObjectProps) {
  const Drawing = objects[object];
  return (
    <Drawing className={styles.object}>
      <h1 className={titleSize(title)}>{title}</h1>
      <div className={styles.copy}>{words}</div>
      <div className={clsx("filled", styles.picture)} data-hero>
        {picture}
      </div>
    </Drawing>
  );
}

/** Longer titles are set smaller, so that each fills the width. */
function titleSize({ length }: string): string | undefined {
  if (length <= 12) return styles.shortest;
  if (length <= 14) return styles.short;
  if (length <= 16) return styles.middle;
  return length <= 17 ? styles.long : styles.longest;
}
