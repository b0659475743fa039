import { ClosingCall } from "../../components/closing-call.tsx";
import { Section } from "../../components/section.tsx";
import type { Portfolio } from "./portfolio.server.ts";
import { Video } from "./video.tsx";
import styles from "./video-closing.module.css";

/** The end of the portfolio: one more film, then the closing call to action. */
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
