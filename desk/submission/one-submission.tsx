import { useEffect, useRef } from "react";
import { Link, useParams } from "react-router";
import { Refused } from "../api/refused.ts";
import { useView } from "../inbox/use-view.ts";
import button from "../parts/button.module.css";
import { Failure } from "../parts/failure.tsx";
import { sayFailure } from "../parts/use-form.ts";
import { Waiting } from "../parts/waiting.tsx";
import { words } from "../words.ts";
import { Actions } from "./actions.tsx";
import { Assigned } from "./assigned.tsx";
import { ContactWays } from "./contact-ways.tsx";
import { Cv } from "./cv.tsx";
import { Head } from "./head.tsx";
import { History } from "./history.tsx";
import { Neighbours } from "./neighbours.tsx";
import { Notes } from "./notes.tsx";
import styles from "./one-submission.module.css";
import { Others } from "./others.tsx";
import { Reminder } from "./reminder.tsx";
import { Sent } from "./sent.tsx";
import { useSubmission } from "./use-submission.ts";

/** All of one submission, and everything that can be done with it. */
export function OneSubmission() {
  const { id = "" } = useParams();
  const { search } = useView();
  const { data: shown, error } = useSubmission(id);
  const pane = useRef<HTMLElement>(null);
  const loaded = shown !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is there
  useEffect(() => {
    if (loaded) pane.current?.querySelector("h1")?.focus({ preventScroll: true });
  }, [id, loaded]);
  if (error instanceof Refused && [404, 410].includes(error.status))
    return (
      <article className={styles.pane}>
        <h1 className={styles.gone}>{words.gone.title}</h1>
        <p>{sayFailure(error)}</p>
        <p>
          <Link className={button.ink} to={{ pathname: "/", search }}>
            {words.gone.back}
          </Link>
        </p>
      </article>
    );
  if (!shown) return error ? <Failure>{sayFailure(error)}</Failure> : <Waiting />;
  const withdrawn = shown.state === "withdrawn";
  return (
    <article className={styles.pane} ref={pane} key={id}>
      <Neighbours shown={shown} />
      <Head shown={shown} />
      <Actions shown={shown} />
      {withdrawn ? (
        <History entries={shown.history} />
      ) : (
        <div className={styles.halves}>
          <div className={styles.half}>
            <ContactWays shown={shown} />
            {shown.cv && <Cv id={shown.id} cv={shown.cv} />}
            <Sent shown={shown} />
            <Others lines={shown.others} />
          </div>
          <div className={styles.half}>
            <Assigned shown={shown} />
            <Reminder shown={shown} />
            <Notes shown={shown} />
            <History entries={shown.history} />
          </div>
        </div>
      )}
    </article>
  );
}
