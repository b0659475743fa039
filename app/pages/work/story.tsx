import { Divider } from "../../components/brand.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { ButtonLink } from "../../components/links.tsx";
import { Prose } from "../../components/prose.tsx";
import { Part } from "../../components/section.tsx";
import { StoryList } from "../../components/story-list.tsx";
import { useWorkDialog, WorkFigure } from "../../components/works.tsx";
import styles from "./story.module.css";
import { StoryHead } from "./story-head.tsx";
import { StoryMap } from "./story-map.tsx";
import type { StoryPage } from "./story-page.server.ts";

export { meta } from "../../seo/meta.ts";
export { readStoryPage as loader } from "./story-page.server.ts";

/** A case story. There may be none, and a route that isn't there has no types of its own to import. */
export default function StoryScreen({ loaderData: page }: { loaderData: StoryPage }) {
  const { parts } = page.copy;
  return (
    <>
      <article>
        <StoryHead page={page} />
        <Part id="brief" title={parts.brief}>
          <Prose html={page.brief} />
        </Part>
        <Part id="plan" title={parts.plan}>
          <Prose html={page.plan.html} />
          <ButtonLink to={page.plan.path}>{page.copy.openPlan}</ButtonLink>
        </Part>
        <StoryMap title={parts.where} map={page.map} />
        <Artwork page={page} />
        {(["bill", "days", "counted"] as const).map((part) => (
          <Part key={part} id={part} title={parts[part]}>
            <Prose html={page[part]} />
          </Part>
        ))}
        <Divider />
        <Part id="failed" title={parts.failed} className={styles.night}>
          <Prose html={page.failed} />
        </Part>
      </article>
      <StoryList {...page.others} />
      <ClosingCall {...page.closing} />
    </>
  );
}

function Artwork({ page: { copy, title, artwork } }: { page: StoryPage }) {
  const { open, dialog } = useWorkDialog(`${copy.parts.artwork}: ${title}`, artwork);
  return (
    <Part id="artwork" title={copy.parts.artwork}>
      <ul className={styles.artwork}>
        {artwork.map((work, index) => (
          <li key={work.picture.name}>
            <WorkFigure work={work} sizes="(max-width: 47.999rem) 46vw, 22vw" onOpen={() => open(index)} />
          </li>
        ))}
      </ul>
      {dialog}
    </Part>
  );
}
