import { ButtonLink } from "../../../components/links.tsx";
import { CheckList } from "../../../components/lists.tsx";
import { Part } from "../../../components/section.tsx";
import type { BoardPage } from "./board-page.server.ts";

/** The template of the board's artwork to download, and what to observe, for each size of board. */
export function BoardArtwork({ page: { board, template } }: { page: BoardPage }) {
  return (
    <Part id="artwork" title={template.title} className="screen-only">
      <p>{template.text}</p>
      <div className="row">
        {(["pdf", "svg"] as const).map((kind) => (
          <ButtonLink
            key={kind}
            to={`/artwork/${board.slug}.${kind}`}
            kind="line"
            icon={kind === "pdf" ? "paper" : "picture"}
            download
          >
            {template[kind]}
          </ButtonLink>
        ))}
      </div>
      {[...template.notes, template.files].map((points) => (
        <CheckList key={points.join()} points={points} />
      ))}
    </Part>
  );
}
