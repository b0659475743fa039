import { Scenery } from "../places/drawings/scenery.tsx";
import { Skyline } from "../places/drawings/skyline.tsx";
import { KitFoot } from "../places/kit-foot.tsx";
import { PriceList } from "../price-list.tsx";
import type { Route } from "./+types/board";
import { BoardArtwork } from "./board-artwork.tsx";
import { BoardOpening } from "./board-opening.tsx";
import { BoardReach, BoardsNearby } from "./board-place.tsx";

export { meta } from "../../../seo/meta.ts";
export { readBoardPage as loader } from "./board-page.server.ts";

export default function BoardPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <Scenery marks={page.marks} />
      <Skyline />
      <BoardOpening page={page} />
      <BoardReach page={page} />
      <PriceList prices={page.prices} />
      <BoardArtwork page={page} />
      <BoardsNearby page={page} />
      <KitFoot line={page.printed} />
    </>
  );
}
