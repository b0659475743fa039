import { Section } from "../components/section.tsx";
import { Video } from "../components/video.tsx";
import type { Portfolio } from "../reading/portfolio.server.ts";
import { ClosingCall } from "./closing-call.tsx";
import styles from "./video-closing.module.css";

/** The portfolio's last word: one more film, and below it the call on its hoarding. */
export function VideoClosing({ video, ...call }: Portfolio["closing"]) {
  return (
    <>
      <Section className={styles.film}>
        <Video video={video} sizes="(max-width: 63.999rem) 92vw, 66vw" className={styles.video} />
      </Section>
      <ClosingCall {...call} />
    </>
  );
}
